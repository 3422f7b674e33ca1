import { LateNote } from '@/design/layer/late-note'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Says after a while to who waits for a code that our mail may be late, and whom to call. Nothing without a number. */
export async function LateMail({ locale }: { locale: Locale }) {
  const { phone } = (await readTemplateSetting(locale)).contact
  if (!phone) return null
  const [before = '', after = ''] = words(locale, 'members')('code.late', { phone: '\u0000' }).split('\u0000')
  return (
    <LateNote>
      {before}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="underline underline-offset-4">
        {phone}
      </a>
      {after}
    </LateNote>
  )
}
