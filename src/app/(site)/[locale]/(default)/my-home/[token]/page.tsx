import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readNamedProject } from '@/features/catalogue/queries/catalogue'
import { readConstruction } from '@/features/construction/queries/construction'
import { readHome } from '@/features/purchases/queries/own-home'
import { HomePage } from '@/features/purchases/ui/home-page'
import { HomeSite } from '@/features/purchases/ui/home-site'
import { projectPath } from '@/features/routing'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each booked home: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'purchase')('name'))
}

export default async function Page({ params }: Props) {
  const locale = await pageLocale(params)
  const home = await readHome((await params).token)
  if (!home) notFound()
  const { slug } = home.booking.snapshot.project
  const [newest = null] = (await readConstruction(locale, slug)).months
  const project = await readNamedProject(locale, slug)
  const site = <HomeSite locale={locale} newest={newest} href={project && projectPath(locale, project)} />
  return <HomePage locale={locale} home={home} site={site} />
}
