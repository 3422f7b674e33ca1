import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  eraseOldRequests,
  findFormSettings,
  type SentForm,
  sendRequestMail,
  takeRequest,
} from '@/features/requests/server'
import type { FormSetting } from '@/payload-types'
import { env } from '@/platform/process/env'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import { notificationsOf } from '../support/notifications'
import { takeOpenForm } from '../support/requests'
import { mailsOf } from '../support/saved-searches'

let payload: Payload
let sent = 0

beforeAll(async () => {
  payload = await contentSystem()
})

const NOTHING = { kind: 'none', text: null, options: [] } as const
const AS_DESCRIBED = {
  isOff: false,
  title: null,
  lead: null,
  sentTitle: null,
  recipients: [],
  question: NOTHING,
} as const

type Change = Partial<Omit<FormSetting, 'id'>>

async function change(data: Change, locale: 'th' | 'en' = 'en', form: FormSetting['form'] = 'contact') {
  const { docs } = await payload.update({
    collection: 'form-settings',
    where: { form: { equals: form } },
    locale,
    data,
  })
  return docs[0] as FormSetting
}

afterEach(async () => {
  await change({ ...AS_DESCRIBED, question: { ...NOTHING, options: [] }, recipients: [] }, 'en')
  await change({ title: null, sentTitle: null }, 'th')
})

/** A message of a new person. */
function someForm(change: Partial<SentForm> = {}): SentForm {
  sent += 1
  const email = `setting-${sent}-${Date.now()}@example.com`
  return {
    form: 'contact',
    locale: 'en',
    page: '/en/contact',
    source: '',
    wordings: { answer: 'Answer me', news: 'Send news' },
    isAnswered: true,
    answers: { department: 'care', name: 'Mei Lin', phone: '+66812345678', email, message: 'The gate stands open.' },
    consents: { answer: true, news: false },
    ...change,
  }
}

const requestOf = async ({ answers }: SentForm) =>
  (await payload.find({ collection: 'requests', where: { email: { equals: answers.email } }, depth: 0 })).docs[0]

const settingIn = async (locale: 'th' | 'en' | 'chs') => (await findFormSettings(await someContext(), locale)).contact

async function mailTo(to: 'visitor' | 'staff', form: SentForm): Promise<string> {
  const id = (await requestOf(form))?.id ?? 0
  const job = await jobContext()
  const [mail] = await mailsOf(() => sendRequestMail(job, { request: id, to }, `${to}-setting-${id}`))
  return mail ?? ''
}

describe('the settings of the forms', () => {
  it('are one row for each form, which changes nothing until staff do', async () => {
    const settings = await findFormSettings(await someContext(), 'th')
    expect(Object.keys(settings)).toHaveLength(6)
    for (const setting of Object.values(settings)) expect(setting).toEqual({ isOff: false, words: {}, question: null })
    expect((await payload.count({ collection: 'form-settings' })).totalDocs).toBe(6)
  })

  it('tell every page with a form when they change', async () => {
    expect(await notificationsOf(() => change({ title: 'Write to us' }))).toEqual(['edited,forms'])
  })

  it('change words in the language they were written in only, on the page and in the mail', async () => {
    await change({ title: 'Write to us', sentTitle: 'Your words are with us' })
    expect((await settingIn('en')).words).toEqual({ title: 'Write to us', sentTitle: 'Your words are with us' })
    expect((await settingIn('chs')).words).toEqual({})
    const [english, chinese] = [someForm(), someForm({ locale: 'chs' })]
    for (const form of [english, chinese]) await takeOpenForm(await someContext(), form)
    expect(await mailTo('visitor', english)).toContain('Your words are with us')
    expect(await mailTo('visitor', chinese)).not.toContain('Your words')
  })

  it('send what is written to the recipients of the form', async () => {
    const form = someForm()
    await takeOpenForm(await someContext(), form)
    expect(await mailTo('staff', form)).toContain(`To: ${env.REQUESTS_EMAIL}`)
    await change({ recipients: [{ email: 'one@office.example' }, { email: 'two@office.example' }] })
    const mail = await mailTo('staff', form)
    expect(mail).toContain('To: one@office.example, two@office.example')
    expect(mail).not.toContain(`To: ${env.REQUESTS_EMAIL}`)
  })
})

describe('a message to a department', () => {
  it('is read by it, and by who reads everything; without either it goes to the office', async () => {
    await change({
      recipients: [
        { email: 'press@office.example', department: 'press' },
        { email: 'care@office.example', department: 'care' },
      ],
    })
    const to = async (department: string) => {
      const form = someForm()
      await takeOpenForm(await someContext(), { ...form, answers: { ...form.answers, department } })
      return /^To: (.*)$/m.exec(await mailTo('staff', form))?.[1]
    }
    expect([await to('press'), await to('care'), await to('sales')]).toEqual([
      'press@office.example',
      'care@office.example',
      env.REQUESTS_EMAIL,
    ])
    await change({
      recipients: [{ email: 'all@office.example' }, { email: 'press@office.example', department: 'press' }],
    })
    expect([await to('press'), await to('care')]).toEqual([
      'all@office.example, press@office.example',
      'all@office.example',
    ])
  })
})

describe('a form that is switched off', () => {
  it('takes nothing, and takes the same again when it is open', async () => {
    await change({ isOff: true })
    const form = someForm()
    expect(await takeRequest(await someContext(), form)).toEqual({ ok: false, refusal: 'switchedOff' })
    expect(await requestOf(form)).toBeUndefined()
    expect((await takeRequest(await someContext(), someForm({ form: 'land' }))).ok).toBe(true)
    await change({ isOff: false })
    expect((await takeRequest(await someContext(), form)).ok).toBe(true)
  })
})

describe('a question that staff added', () => {
  const asked = {
    kind: 'choice',
    text: 'How did you find us?',
    options: [{ text: 'A friend' }, { text: 'A sign' }],
  } as const

  it('is asked in the languages it is written in', async () => {
    await change({ question: { ...asked, options: [...asked.options] } })
    expect((await settingIn('en')).question).toMatchObject({
      text: 'How did you find us?',
      options: [{ text: 'A friend' }, { text: 'A sign' }],
    })
    expect((await settingIn('th')).question).toBeNull()
  })

  it('needs two choices when it is answered by one', async () => {
    expect(await change({ question: { ...asked, options: [{ text: 'A friend' }] } })).toBeUndefined()
    expect((await settingIn('en')).question).toBeNull()
  })

  it('is stored as it was asked, told to staff only, and its answer erased with the person', async () => {
    const form = someForm({ extra: { question: 'How did you find us?', answer: 'A friend' } })
    await takeOpenForm(await someContext(), form)
    expect(await requestOf(form)).toMatchObject({ extraQuestion: 'How did you find us?', extraAnswer: 'A friend' })
    expect(await mailTo('staff', form)).toContain('A friend')
    expect(await mailTo('visitor', form)).not.toContain('A friend')
    const id = (await requestOf(form))?.id ?? 0
    await eraseOldRequests(await jobContext(new Date(Date.now() + 25 * 31 * 86_400_000)))
    const erased = await payload.findByID({ collection: 'requests', id, depth: 0 })
    expect(erased).toMatchObject({ extraQuestion: 'How did you find us?', extraAnswer: null })
  })

  it('makes another request of the same message when it is answered in another way', async () => {
    const form = someForm({ extra: { question: 'Why?', answer: 'One' } })
    await takeOpenForm(await someContext(), form)
    const again = await takeOpenForm(await someContext(), { ...form, extra: { question: 'Why?', answer: 'Two' } })
    expect(again.isNew).toBe(true)
  })
})

describe('who may change the settings of a form', () => {
  const changedBy = async (role: 'admin' | 'publisher' | 'editor' | 'sales', data: Change) => {
    const user = await staffMember(payload, role)
    const where = { form: { equals: 'contact' } } as const
    const done = await payload.update({ collection: 'form-settings', where, data, user, overrideAccess: false })
    return done.docs[0]
  }

  it.each(['admin', 'publisher'] as const)('%s changes words', async (role) => {
    expect(await changedBy(role, { title: `By ${role}` })).toMatchObject({ title: `By ${role}` })
  })

  it.each(['editor', 'sales'] as const)('%s changes nothing', async (role) => {
    await expect(changedBy(role, { title: 'No' })).rejects.toThrow()
  })

  it('only an admin decides who reads what people write', async () => {
    const recipients = [{ email: 'away@elsewhere.example' }]
    expect(await changedBy('publisher', { recipients })).toMatchObject({ recipients: [] })
    expect(await changedBy('admin', { recipients })).toMatchObject({ recipients })
  })

  it('a version can be brought back, and who reads what people write by admins only', async () => {
    const { id } = await change({ title: 'Before', recipients: [{ email: 'gone@elsewhere.example' }] })
    await change({ title: 'After', recipients: [{ email: 'now@example.com' }] })
    const { docs } = await payload.findVersions({
      collection: 'form-settings',
      where: { parent: { equals: id } },
      sort: '-id',
    })
    const old = docs.find(({ version }) => version.recipients?.[0]?.email === 'gone@elsewhere.example')
    const broughtBackBy = async (role: 'admin' | 'publisher') => {
      await change({ title: 'After' })
      const user = await staffMember(payload, role)
      await payload.restoreVersion({ collection: 'form-settings', id: String(old?.id), user, overrideAccess: false })
      const { form, title, recipients } = await payload.findByID({ collection: 'form-settings', id, locale: 'en' })
      return [form, title, ...(recipients ?? []).map(({ email }) => email)]
    }
    expect(await broughtBackBy('publisher')).toEqual(['contact', 'Before', 'now@example.com'])
    expect(await broughtBackBy('admin')).toEqual(['contact', 'Before', 'gone@elsewhere.example'])
    expect(await changedBy('admin', { form: 'career' })).toMatchObject({ form: 'contact' })
  })

  it('nobody adds or deletes one', async () => {
    const user = await staffMember(payload, 'admin')
    const where = { form: { equals: 'contact' } } as const
    await expect(payload.delete({ collection: 'form-settings', where, user, overrideAccess: false })).rejects.toThrow()
  })
})
