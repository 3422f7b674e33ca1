import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { homePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { acceptInvitation } from '../actions/household'
import { formTexts } from './form-texts'
import { NarrowPage } from './narrow-page'

interface InvitationPageProps {
  locale: Locale
  token: string
  /** Who invites; null when the link no longer works. */
  invitedBy: { name: string } | null
  isMember: boolean
}

/** The page behind the link of an invitation. Only the button joins: mail scanners visit links. */
export function InvitationPage({ locale, token, invitedBy, isMember }: InvitationPageProps) {
  const t = words(locale, 'household')
  if (!invitedBy)
    return (
      <NarrowPage title={t('ended.title')} lead={t('ended.text')}>
        <ButtonLink href={homePath(locale)} className="self-start">
          {t('ended.home')}
        </ButtonLink>
      </NarrowPage>
    )
  const { name } = invitedBy
  return (
    <NarrowPage title={name ? t('invited.title', { name }) : t('invited.titleWithoutName')} lead={t('invited.lead')}>
      <StepForm
        id="join"
        action={acceptInvitation}
        hidden={{ locale, token }}
        submit={isMember ? t('invited.join') : t('invited.signIn')}
        texts={formTexts(locale)}
      />
    </NarrowPage>
  )
}
