import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EMPTY_FORM } from '@/kernel/form/form-state'
import { type FieldSpec, type FormTexts, faultsTitle, faultText } from './field-specs'
import { DESK_FORM, SITE_FORM } from './form-skin'
import { StepForm } from './step-form'

const TEXTS: FormTexts = {
  faults: { missing: 'Fill this in.', email_missing: 'Enter an email.' },
  notices: { unavailable: 'Try again.' },
  errors: ['One fault', 'Two faults'],
  pending: 'Sending',
  password: { show: 'Show', showLabel: 'Show it', hide: 'Hide', hideLabel: 'Hide it' },
}

const FIELDS: readonly FieldSpec[] = [
  { kind: 'text', name: 'name', label: 'Name', value: 'Nok', hint: 'As on the passport' },
  { kind: 'email', name: 'email', label: 'Email' },
  { kind: 'digits', name: 'number', label: 'Number', optional: 'optional' },
  { kind: 'day', name: 'on', label: 'Day', min: '2026-11-28' },
  { kind: 'moment', name: 'at', label: 'When' },
  { kind: 'code', name: 'code', label: 'Code' },
  { kind: 'area', name: 'text', label: 'Text', most: 500 },
  { kind: 'select', name: 'way', label: 'Way', options: [{ value: 'cash', text: 'Cash' }], empty: 'Choose' },
  { kind: 'file', name: 'scan', label: 'Scan', accept: 'image/png' },
  { kind: 'password', name: 'password', label: 'Password', autoComplete: 'current-password' },
]

const drawn = (skin: typeof SITE_FORM, { id, fields = FIELDS }: { id?: string; fields?: readonly FieldSpec[] } = {}) =>
  renderToStaticMarkup(
    <StepForm
      action={async () => EMPTY_FORM}
      {...{ id, skin, texts: TEXTS, fields, hidden: { booking: 'nb-1' }, submit: 'Save' }}
    />,
  )

/** The controls of a form by what a browser and assistive technology make of them. */
const controlsOf = (html: string) =>
  [...html.matchAll(/<(input|select|textarea)\b([^>]*)>/g)].map(([, tag, attributes = '']) =>
    [tag, ...(attributes.match(/\b(?:name|id|type|inputMode|autoComplete|value|aria-[a-z]+)="[^"]*"/g) ?? [])].join(
      ' ',
    ),
  )

describe('a form is one form in two skins', () => {
  it('a seller and a buyer get the same controls, labels and hints', () => {
    expect(controlsOf(drawn(DESK_FORM))).toEqual(controlsOf(drawn(SITE_FORM)))
    for (const skin of [SITE_FORM, DESK_FORM]) {
      const html = drawn(skin)
      for (const { name, label } of FIELDS) expect(html).toMatch(new RegExp(`for="${name}"[^>]*>${label}<`))
      expect(html).toContain('aria-describedby="name-hint"')
      expect(html).toContain('<input type="hidden" name="booking" value="nb-1"/>')
    }
  })

  it('no class of the site reaches the back office, whose sheet does not know it', () => {
    // Staff type their passwords in the forms of the framework.
    const own = drawn(DESK_FORM, { fields: FIELDS.filter(({ kind }) => kind !== 'password') })
    const classes = new Set([...own.matchAll(/class="([^"]*)"/g)].flatMap(([, some = '']) => some.split(' ')))
    expect([...classes].filter((one) => !one.startsWith('desk-'))).toEqual([])
  })

  it('two forms of one page have ids of their own', () => {
    expect(drawn(SITE_FORM, { id: 'other' })).toContain('id="other-email"')
  })
})

describe('a fault is said', () => {
  it.each([
    [{ field: 'email', fault: 'missing' }, 'Enter an email.'],
    [{ field: 'name', fault: 'missing' }, 'Fill this in.'],
    [{ field: 'name', fault: 'unheard' }, 'unheard'],
  ])('%j in the words of its field, or in those of the fault', (fault, said) => {
    expect(faultText(TEXTS, fault)).toBe(said)
  })

  it('under a title that counts', () => {
    expect([1, 2, 9].map((count) => faultsTitle(TEXTS.errors, count))).toEqual([
      'One fault',
      'Two faults',
      'Two faults',
    ])
    expect(faultsTitle('Mend this', 3)).toBe('Mend this')
  })
})
