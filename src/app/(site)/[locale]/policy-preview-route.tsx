import { notFound } from 'next/navigation'
import { readPolicyPreview } from '@/features/policies/queries/policy'
import { PolicyPage } from '@/features/policies/ui/policy-page'
import { PreviewFrame } from '@/features/previews/ui/preview-frame'
import { policyPath } from '@/features/routing'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The route of the draft of a part of the policy. */
export function policyPreviewRoute(part: 'privacy' | 'cookies') {
  return async function PolicyPreview({ params, searchParams }: Props) {
    const [locale, { token }] = [await pageLocale(params), await searchParams]
    const { policy } = (await readPolicyPreview(locale, part, token)) ?? notFound()
    const { contact } = await readTemplateSetting(locale)
    const path = policyPath(locale, part === 'cookies' ? part : undefined)
    return (
      <PreviewFrame locale={locale} savedAt={policy.changedAt} path={path}>
        <PolicyPage locale={locale} policy={policy} editions={[]} contact={contact} />
      </PreviewFrame>
    )
  }
}
