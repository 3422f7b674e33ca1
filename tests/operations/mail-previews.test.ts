import { describe, expect, it } from 'vitest'
import { sampleMails as bookingMails } from '@/features/booking/server'
import { sampleMails as careMails } from '@/features/care/server'
import { sampleMails as leadMails } from '@/features/leads/server'
import { sampleMails as requestMails } from '@/features/requests/server'
import { sampleMails as visitMails } from '@/features/visits/server'
import { LOCALES } from '@/i18n/locales'
import { someContext } from '../support/content-system'

const SAMPLES = { bookingMails, careMails, leadMails, requestMails, visitMails }

const staff = () => someContext(new Date('2026-11-23T03:00:00Z'), { kind: 'staff', id: 1, role: 'editor' })

/** A placeholder that was not filled in, a missing value, or the name of a text in place of the text. */
const UNFINISHED = /\{[a-zA-Z]+\}|undefined|NaN|\[object|\b(?:mail|forms|fields|page|desk)\.[a-z]+(?:\.[a-zA-Z]+)+/

describe('the mails of the site', () => {
  it.each(Object.entries(SAMPLES))('%s are whole in every language', async (_, samples) => {
    for (const locale of LOCALES) {
      const mails = await samples(await staff(), locale)
      expect(mails.length).toBeGreaterThan(4)
      expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length)
      for (const { key, mail } of mails) {
        const shown = [mail.subject, mail.text, mail.html.replace(/<style[\s\S]*?<\/style>/g, '')].join('\n')
        expect(mail.subject.trim(), `${key} ${locale}`).not.toBe('')
        expect(shown.match(UNFINISHED)?.[0], `${key} ${locale}`).toBeUndefined()
      }
    }
  })

  it('are shown to staff alone', async () => {
    const visitor = await someContext()
    for (const samples of Object.values(SAMPLES))
      await expect(async () => samples(visitor, 'en')).rejects.toThrow('not for the actor')
  })
})
