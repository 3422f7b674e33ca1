import { ButtonLink } from '@/design/form/button'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OnwardPaths } from '../domain/own-pages'

/** The ways on from a booking that has ended: the unit again, other units, the project, the gallery. */
export function OnwardLinks({ locale, onward }: { locale: Locale; onward: OnwardPaths }) {
  const t = words(locale, 'booking')
  return (
    <div className="flex flex-wrap gap-3">
      {onward.again ? <ButtonLink href={onward.again}>{t('ended.again')}</ButtonLink> : null}
      <ButtonLink href={onward.units} variant={onward.again ? 'quiet' : 'primary'}>
        {t('pages.unit-summary.others')}
      </ButtonLink>
      {onward.project ? (
        <ButtonLink href={onward.project} variant="quiet">
          {t('ended.project')}
        </ButtonLink>
      ) : null}
      <ButtonLink href={onward.gallery} variant="quiet">
        {t('ended.gallery')}
      </ButtonLink>
    </div>
  )
}
