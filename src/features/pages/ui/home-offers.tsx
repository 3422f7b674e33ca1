import { ResponsiveImage } from '@/design/media/image'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import { ArrowLink, Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { Price } from '@/design/show/price'
import { SectionHeading } from '@/design/show/section-heading'
import type { ProjectCard as ProjectFacts } from '@/features/catalogue'
import { priceFromWords } from '@/features/catalogue/ui'
import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { BandWords } from '../domain/home-content'
import type { HomeProjects } from './home-bands'

/** Current offers: a few projects, each with its offer on one line. */
export function Offers({ locale, band }: { locale: Locale; band: HomeProjects }) {
  return (
    <section aria-labelledby="offers-title" className="later bg-stone-100 py-8 lg:py-9">
      <Container className="grid gap-6 lg:grid-cols-12">
        <SectionHeading
          id="offers-title"
          title={band.title}
          lead={band.text}
          className="self-start lg:sticky lg:top-[calc(var(--header-offset)+32px)] lg:col-span-4"
        />
        <ul className="border-b border-stone-400 lg:col-span-8">
          {band.projects.map((project) => (
            <OfferRow key={project.id} locale={locale} project={project} />
          ))}
        </ul>
      </Container>
    </section>
  )
}

function OfferRow({ locale, project }: { locale: Locale; project: ProjectFacts }) {
  const t = words(locale, 'catalogue')
  return (
    <li
      data-brand={project.brand}
      className="group/offer relative grid grid-cols-[96px_1fr] items-center gap-x-4 gap-y-2 border-t border-stone-400 py-4 sm:grid-cols-[160px_1fr] md:grid-cols-[200px_1fr_auto] md:gap-x-6"
    >
      <ResponsiveImage
        source={project.cover}
        sizes="(min-width: 768px) 200px, (min-width: 576px) 160px, 96px"
        alt=""
        className="aspect-4/5 sm:aspect-4/3"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="type-display text-h3">
          <Link
            href={projectPath(locale, project)}
            lang="en"
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/offer:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {phrased(project.title)}
          </Link>
        </h3>
        <p className="text-small text-stone-600">{project.zone || project.place?.name}</p>
        <Price {...priceFromWords(locale, project.price)} />
      </div>
      {project.loan100 ? (
        <p className="flex items-center gap-2 text-small font-medium max-md:col-start-2 md:max-w-[220px] md:justify-self-end">
          <Icon name="check" className="size-4 text-accent" />
          {t('home.offers.loan')}
        </p>
      ) : null}
    </li>
  )
}

export type HomeInvitation = BandWords & { action: string; href: string }

/** Two links for returning visitors: members and affiliates. */
export function Invitations({ invitations }: { invitations: readonly HomeInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <Container className="grid gap-7 md:grid-cols-2 md:gap-x-6">
      {invitations.map(({ href, title, text, action }) => (
        <section key={href} className="flex flex-col items-start gap-3 border-t border-ink pt-4">
          <h2 className="type-display text-h3">{phrased(title)}</h2>
          {text ? <p className="max-w-prose text-stone-600">{text}</p> : null}
          <ArrowLink href={href} className="mt-auto">
            {action}
          </ArrowLink>
        </section>
      ))}
    </Container>
  )
}
