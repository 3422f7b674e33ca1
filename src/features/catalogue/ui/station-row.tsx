import { Link } from '@/design/show/link'
import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { StationProjects } from '../domain/lists/chosen-projects'

/** A station in the colour of its line, with the projects near it. */
export function StationRow({ locale, at: { station, projects } }: { locale: Locale; at: StationProjects }) {
  const t = words(locale, 'catalogue')
  return (
    <li className="flex gap-4 border-t border-stone-200 py-4">
      <span aria-hidden="true" className="w-1 shrink-0" style={{ backgroundColor: station.colour }} />
      <div className="min-w-0 grow">
        <p className="font-medium">
          <span className="pe-2 text-small font-normal text-stone-600">{station.system}</span>
          {station.fullName}
        </p>
        <ul>
          {projects.map(({ project, minutes }) => (
            <li key={project.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                href={projectPath(locale, project)}
                lang="en"
                className="inline-flex min-h-target items-center underline decoration-stone-400 decoration-1 underline-offset-4 hover:decoration-current"
              >
                {project.title}
              </Link>
              <span className="text-small whitespace-nowrap text-stone-600 tabular-nums">
                {t('home.stations.walk', { minutes })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
