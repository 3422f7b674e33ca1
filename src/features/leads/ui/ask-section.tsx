import { ResponsiveImage } from '@/design/media/image'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage } from '@/features/catalogue'
import { policyPath, projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormAction } from '@/kernel/form/form-state'
import type { AskNotice, AskState, Purpose, Wish } from '../domain/ask'
import { AskForm } from './ask-form'
import type { AskTexts, FaultTexts } from './ask-texts'
import { type CallCentre, NextSteps } from './next-steps'

type LeadWords = ReturnType<typeof words<'leads'>>

function faultTexts(t: LeadWords) {
  return {
    name: { missing: t('faults.name.missing'), tooLong: t('faults.name.tooLong'), notAName: t('faults.name.notAName') },
    phone: {
      missing: t('faults.phone.missing'),
      notAPhone: t('faults.phone.notAPhone'),
      tooShort: t('faults.phone.tooShort'),
      tooLong: t('faults.phone.tooLong'),
      several: t('faults.phone.several'),
      abroad: t('faults.phone.abroad'),
    },
    email: { missing: t('faults.email.missing'), notAnEmail: t('faults.email.notAnEmail') },
    wish: { missing: t('faults.wish.missing') },
    message: { tooLong: t('faults.message.tooLong') },
    consent_answer: { missing: t('faults.consent_answer.missing') },
  } satisfies FaultTexts
}

function noticeTexts(t: LeadWords) {
  return {
    pressAgain: t('notices.pressAgain'),
    tooMany: t('notices.tooMany'),
    unavailable: t('notices.unavailable'),
    unknownProject: t('notices.unknownProject'),
    offline: t('notices.offline'),
    timedOut: t('notices.timedOut'),
    outdated: t('notices.outdated'),
  } satisfies Record<AskNotice, string>
}

function wishTexts(t: LeadWords) {
  return {
    visit: t('form.wish.visit'),
    call: t('form.wish.call'),
    price: t('form.wish.price'),
    question: t('form.wish.question'),
  } satisfies Record<Wish, string>
}

function consentTexts(t: LeadWords) {
  return {
    answer: { label: t('form.consent.answer.label'), hint: t('form.consent.answer.hint') },
    news: { label: t('form.consent.news.label'), hint: t('form.consent.news.hint') },
    partners: { label: t('form.consent.partners.label'), hint: t('form.consent.partners.hint') },
  } satisfies Record<Purpose, { label: string; hint: string }>
}

/** The most errors the form can have at once. */
const MOST_FAULTS = 6

/** The texts of the form in one language. */
export function askTexts(locale: Locale): AskTexts {
  const t = words(locale, 'leads')
  return {
    errorTitles: Array.from({ length: MOST_FAULTS }, (_, index) => t('form.errorTitle', { count: index + 1 })),
    optional: t('form.optional'),
    unit: {
      about: t('form.unit.about', { unit: '{unit}' }),
      remove: t('form.unit.remove'),
      taken: t('form.unit.taken'),
      unknown: t('form.unit.unknown'),
    },
    name: t('form.name.label'),
    phone: t('form.phone.label'),
    phoneHint: t('form.phone.hint'),
    email: t('form.email.label'),
    wish: t('form.wish.label'),
    wishes: wishTexts(t),
    message: t('form.message.label'),
    messageHint: t('form.message.hint'),
    consentTitle: t('form.consent.title'),
    consents: consentTexts(t),
    policy: { href: policyPath(locale), text: t('form.policy') },
    website: t('form.website'),
    submit: t('form.submit'),
    pending: t('form.pending'),
    faults: faultTexts(t),
    notices: noticeTexts(t),
  }
}

interface AskSectionProps {
  locale: Locale
  contact: CallCentre
  project: ProjectPage
  action: FormAction<AskState>
}

/**
 * The register section of a project page: the form, and beside it the sales gallery, the hours and what happens next.
 */
export function AskSection({ locale, contact, project, action }: AskSectionProps) {
  const t = words(locale, 'leads')
  return (
    <Container className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
      <div className="flex flex-col gap-6 lg:col-span-7 xl:col-span-6">
        <header className="flex flex-col gap-3">
          <h2 className="type-display text-h2">{phrased(t('section.title', { project: project.title }))}</h2>
          <p className="max-w-prose text-stone-600">{t('section.lead')}</p>
        </header>
        <AskForm
          action={action}
          locale={locale}
          slugs={[project.slug]}
          permalink={`${projectPath(locale, project)}#register`}
          texts={askTexts(locale)}
        />
      </div>
      <aside className="flex flex-col gap-6 lg:col-span-5 xl:col-span-5 xl:col-start-8">
        {/* The gallery of land shows this picture already. */}
        {project.group === 'Land' ? null : (
          <ResponsiveImage
            source={project.images.square}
            sizes="(min-width: 971px) 40vw, 100vw"
            className="hidden aspect-4/3 lg:block"
            alt=""
          />
        )}
        <NextSteps locale={locale} contact={contact} />
      </aside>
    </Container>
  )
}
