import { newsMail as alertNewsMail, fullMail, proofMail } from '@/features/alerts/emails/alert-mails'
import {
  BOOKING_NEWS,
  type BookingMail,
  codeMail as bookingCodeMail,
  newsMail as bookingNewsMail,
  takenOverMail,
} from '@/features/booking/emails/booking-mails'
import { receiptMail } from '@/features/booking/emails/receipt-mail'
import { contractCopyMail, signerLinkMail } from '@/features/booking/emails/signing-mails'
import { deskMail as caseDeskMail, personMail } from '@/features/care/emails/case-mails'
import {
  LAUNCH_NEWS,
  codeMail as launchCodeMail,
  newsMail as launchNewsMail,
} from '@/features/launches/emails/launch-mails'
import {
  askedAgainMail,
  type LeadMailContent,
  visitorMail as leadVisitorMail,
  salesMail,
} from '@/features/leads/emails/lead-mails'
import { confirmMail, welcomeMail } from '@/features/leads/emails/news-mails'
import { accountChangeMail } from '@/features/members/emails/account-change-mail'
import { addressMail } from '@/features/members/emails/address-mail'
import { codeMail as memberCodeMail } from '@/features/members/emails/code-mail'
import { householdMail } from '@/features/members/emails/household-mail'
import { invitationMail } from '@/features/members/emails/invitation-mail'
import { type BuyerMailNews, buyerMail, keeperMail } from '@/features/purchases/emails/home-mails'
import {
  type RequestMailContent,
  visitorMail as requestVisitorMail,
  staffMail,
} from '@/features/requests/emails/request-mails'
import { earnedMail, redeemedMail } from '@/features/rewards/emails/points-mails'
import { accountMail } from '@/features/staff/emails/account-mail'
import { passwordMail } from '@/features/staff/emails/password-mail'
import { deskMail as visitDeskMail, visitorMail as visitVisitorMail } from '@/features/visits/emails/visit-mails'
import type { Locale } from '@/i18n/locales'
import type { Mail } from '@/platform/mail/mail'

const SITE = 'https://homes.example'
const AT = new Date('2026-11-25T07:05:00Z')
export const NAME = 'Mali Srisuk'
const EMAIL = 'mali@example.com'

const booking = (locale: Locale): BookingMail => ({
  ...{ locale, email: EMAIL, name: NAME, reference: 'nb-7k2m9xqt', project: 'noble one', brand: 'noble' },
  ...{ unit: 'A12/04', isTrial: true, href: `${SITE}/booking` },
})
const title = { th: 'noble one', en: 'noble one', cht: 'noble one', chs: 'noble one' }
const receipt = {
  ...{ number: 'TRIAL-2026-000123', issuedAt: AT, paidAt: AT, amount: 5_000_000, method: 'promptpay' as const },
  ...{ isLive: false, isRefunded: false },
}
const contract = (locale: Locale) => ({
  ...{ version: '2026-11-28', locale, thai: '1. คู่สัญญา\nบริษัทและผู้จอง', translated: '', hash: '0'.repeat(64) },
  ...{ signedAt: AT, isOnPaper: false, signatures: [{ name: NAME, signedAt: AT }] },
})
export const lead = (locale: Locale): LeadMailContent => ({
  ...{ locale, name: NAME, phone: '+66812345678', email: EMAIL, wish: 'visit', message: 'Saturday?', unit: 'A12/04' },
  ...{ unitPrice: 8_900_000, isKnownUnit: true, reference: 'K7F2QM9X', source: '', askedAt: AT },
  ...{ project: { title: 'noble one', brand: 'noble', href: `${SITE}/noble-one` }, backOffice: `${SITE}/admin` },
})
/** The links of whoever ends a list. */
export const list = { leaveHref: `${SITE}/leave`, oneClickHref: `${SITE}/one-click`, policyHref: `${SITE}/policy` }
const news = (locale: Locale) => ({ ...list, locale, email: EMAIL, askedAt: AT, href: `${SITE}/confirm` })
const alert = (locale: Locale) => ({ ...list, locale, email: EMAIL, summary: 'nue, loop' })
const entry = {
  kind: 'cheaper',
  price: 5_900_000,
  was: 6_200_000,
  title: 'nue loop',
  zone: 'Ari',
  href: `${SITE}/n`,
} as const
const request = (locale: Locale): RequestMailContent => ({
  ...{ form: 'contact', locale, reference: 'K7F2QM9X', name: NAME, phone: '+66812345678', email: EMAIL, answers: {} },
  ...{ extra: null, words: {}, source: '', page: '/contact', sentAt: AT, backOffice: `${SITE}/admin` },
})
const complaint = (locale: Locale) => ({
  ...{ locale, reference: 'K7F2QM9X', name: NAME, email: EMAIL, subject: 'defect' as const, home: 'noble one 12/4' },
  ...{ answerDue: AT, href: `${SITE}/case` },
})
const home = (locale: Locale) => ({
  ...{ locale, email: EMAIL, name: NAME, project: 'noble one', unit: 'A12/04', reference: 'nb-7k2m9xqt' },
  ...{ href: `${SITE}/home`, isTrial: true, amount: 4_200_000, appointment: null },
  payment: { kind: 'instalment' as const, dueOn: '2027-02-01', amount: 4_200_000, receiptNumber: null },
})
const gallery = {
  ...{ id: 1, name: 'noble one', address: 'Ploenchit', phone: '', hasVideo: true, projects: [], hours: [] },
  ...{ closedDays: [], slotMinutes: 60, capacity: 1, noticeMinutes: 60, daysAhead: 30 },
}
const visit = (locale: Locale) => ({
  ...{ id: 1, reference: 'K7F2QM9X', state: 'booked' as const, kind: 'visit' as const, gallery, name: NAME, locale },
  ...{ startsAt: AT.toISOString(), endsAt: AT.toISOString(), email: EMAIL, people: 2, project: null, changes: 0 },
})
const launch = (locale: Locale) => ({
  ...{ locale, email: EMAIL, campaign: 'noble one', brand: 'noble' as const, minutes: 15, ticket: 'T1', place: 3 },
  ...{ href: `${SITE}/entry`, endsAt: AT, listed: { place: 3, digest: 'abc' } },
})
const points = (locale: Locale) => ({
  ...{ locale, email: EMAIL, name: NAME, points: 100, balance: 500, until: AT, href: `${SITE}/points` },
})
const BUYER_NEWS: BuyerMailNews[] = ['planned', 'week', 'late', 'paid', 'refunded', 'proposed', 'answered', 'invited']
const VISIT_NEWS = ['booked', 'moved', 'cancelled', 'reminder'] as const

type Samples = (locale: Locale) => Promise<Mail>[]

/** Mails to customers, by template: who is greeted by name, who as somebody we do not know. */
export const KNOWN: Record<string, Samples> = {
  'booking/newsMail': (locale) => BOOKING_NEWS.map((one) => bookingNewsMail(booking(locale), one)),
  'booking/takenOverMail': (locale) => [
    takenOverMail(booking(locale), { seller: 'Ploy S.', until: AT, contact: `${SITE}/contact` }),
  ],
  'booking/receiptMail': (locale) => [receiptMail({ ...booking(locale), title, receipt, file: `${SITE}/pdf` })],
  'booking/contractCopyMail': (locale) => [
    contractCopyMail(booking(locale), { contract: contract(locale), payUntil: AT }),
  ],
  'care/personMail': (locale) =>
    (['opened', 'answered', 'solved'] as const).map((one) => personMail(complaint(locale), one, 'care@example.com')),
  'leads/visitorMail': (locale) => [leadVisitorMail(lead(locale), 'sales@example.com')],
  'members/accountChangeMail': (locale) => [
    accountChangeMail({ locale, to: EMAIL, name: NAME, event: 'password_set', device: 'Safari', at: AT, phone: '' }),
  ],
  'members/addressMail': (locale) => [
    addressMail({ locale, to: 'old', email: EMAIL, name: NAME, newEmail: 'new@example.com', code: '123456' }),
  ],
  'purchases/buyerMail': (locale) => BUYER_NEWS.map((one) => buyerMail(home(locale), one)),
  'rewards/earnedMail': (locale) => [earnedMail({ ...points(locale), kind: 'visit', reason: '' })],
  'rewards/redeemedMail': (locale) => [redeemedMail({ ...points(locale), title: 'Tea for two' })],
  'requests/visitorMail': (locale) => [requestVisitorMail(request(locale), 'contact@example.com')],
  'visits/visitorMail': (locale) =>
    VISIT_NEWS.map((one) =>
      visitVisitorMail(visit(locale), one, {
        replyTo: EMAIL,
        link: `${SITE}/visit`,
        timeZone: 'Asia/Hong_Kong',
        others: [],
      }),
    ),
}

export const UNKNOWN: Record<string, Samples> = {
  'alerts/fullMail': (locale) => [fullMail(alert(locale))],
  'alerts/newsMail': (locale) => [alertNewsMail({ ...alert(locale), searchHref: `${SITE}/all`, news: [entry] })],
  'alerts/proofMail': (locale) => [proofMail({ ...alert(locale), askedAt: AT, href: `${SITE}/confirm` })],
  'booking/codeMail': (locale) =>
    (['verify', 'sign', 'refund'] as const).map((one) => bookingCodeMail(booking(locale), one, '123456')),
  'booking/signerLinkMail': (locale) => [signerLinkMail(booking(locale), { until: AT })],
  'launches/codeMail': (locale) => [launchCodeMail(launch(locale), '123456')],
  'launches/newsMail': (locale) => LAUNCH_NEWS.map((one) => launchNewsMail(launch(locale), one)),
  'leads/confirmMail': (locale) => [confirmMail(news(locale))],
  'leads/welcomeMail': (locale) => [welcomeMail(news(locale))],
  'members/codeMail': (locale) =>
    (['sign-in', 'register', 'password'] as const).map((purpose) =>
      memberCodeMail({ locale, email: EMAIL, purpose, code: '123456', href: `${SITE}/code` }),
    ),
  'members/householdMail': (locale) =>
    (['joined', 'removed', 'handedOver'] as const).map((what) =>
      householdMail({ locale, to: EMAIL, what, name: 'Somchai', href: `${SITE}/household` }),
    ),
  'members/invitationMail': (locale) => [
    invitationMail({ locale, email: EMAIL, name: 'Somchai', href: `${SITE}/invitation` }),
  ],
}

/** Mails to colleagues, in each language of the back office that they can have. */
const reader = (locale: Locale, name = 'Ploy') => ({
  ...{ email: 'ploy@example.com', name, locale: locale === 'en' ? ('en' as const) : ('th' as const) },
})
export const COLLEAGUES: Record<string, Samples> = {
  'leads/salesMail': (locale) => [salesMail(lead('chs'), reader(locale))],
  'leads/askedAgainMail': (locale) => [askedAgainMail(lead('chs'), reader(locale))],
  'purchases/keeperMail': (locale) =>
    (['asked', 'confirmed', 'declined'] as const).map((one) => keeperMail({ ...home(locale), ...reader(locale) }, one)),
  'staff/accountMail': (locale) => [
    accountMail({ ...reader(locale), to: EMAIL, event: 'password_changed', at: AT, backOffice: `${SITE}/admin` }),
  ],
  'staff/passwordMail': (locale) => [passwordMail(reader(locale), `${SITE}/admin/reset/abc`)],
}
export const DESKS: Record<string, () => Promise<Mail>> = {
  'care/deskMail': () => caseDeskMail(complaint('en'), 'written', 'care@example.com'),
  'requests/staffMail': () => staffMail(request('en'), 'contact@example.com'),
  'visits/deskMail': () => {
    const desk = { to: EMAIL, phone: '+66812345678', message: '', others: [], backOffice: `${SITE}/admin` }
    return visitDeskMail(visit('en'), 'booked', desk)
  },
}
