import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** The language of the back office that the signed-in person chose. */
export const languageOf = (language: string): 'th' | 'en' => (language === 'th' ? 'th' : 'en')

/** A typed value of the address; empty without one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A page of ours in the frame of the back office, with its menu. */
export function DeskFrame({
  initPageResult,
  params,
  searchParams,
  children,
}: AdminViewServerProps & { children: ReactNode }) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
