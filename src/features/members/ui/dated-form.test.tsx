import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FieldSpec } from '@/design/form/field-specs'
import { LOCALES, type Locale } from '@/i18n/locales'
import { EMPTY_FORM } from '@/kernel/form/form-state'
import { readTypedDate } from '@/kernel/form/typed-date'
import { DatedForm } from './dated-form'
import { formTexts } from './form-texts'

const TEXTS = {
  ...{ open: 'Open', calendar: 'Calendar', previousMonth: '‹', nextMonth: '›', previousYear: '«', nextYear: '»' },
  ...{ notADate: 'not a date', tooEarly: 'too early', tooLate: 'too late' },
}

const birthday = (locale: Locale, value: string): FieldSpec => ({
  ...{ kind: 'date', name: 'birthday', label: 'Day of birth', autoComplete: 'bday', value, locale, texts: TEXTS },
  ...{ min: '1900-01-02', max: 'today' },
})

const formIn = (locale: Locale, value: string) =>
  renderToStaticMarkup(
    <DatedForm
      id="profile"
      action={async () => EMPTY_FORM}
      fields={[birthday(locale, value)]}
      submit="Save"
      texts={formTexts(locale)}
    />,
  )

describe('a day of birth', () => {
  it.each([
    ['th', '31 มกราคม 2533'],
    ['en', '31 January 1990'],
    ['cht', '1990 年 1 月 31 日'],
    ['chs', '1990 年 1 月 31 日'],
  ] as const)('stands in %s as people write it, posted without scripts as it is typed', (locale, shown) => {
    const [, input = ''] = /(<input[^>]*name="birthday"[^>]*>)/.exec(formIn(locale, '1990-01-31')) ?? []
    expect(input).toContain('type="text"')
    expect(input).toContain(`value="${shown}"`)
    expect(input).toContain('id="profile-birthday"')
    expect(input).toContain('autoComplete="bday"')
    expect(readTypedDate(shown, '2026-11-28')).toBe('1990-01-31')
  })

  it.each(LOCALES)('has no calendar in %s that would not open without scripts', (locale) => {
    expect(formIn(locale, '')).not.toContain('popover')
  })
})
