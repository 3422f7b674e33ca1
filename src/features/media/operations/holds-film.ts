import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { ProviderFilm } from '@/kernel/media/film'
import { films, projects } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { providerFilm } from '../domain/film-provider'
import { may } from '../domain/permissions'

/**
 * Whether the content holds a film of a provider: one of the library, or one that the record of a published project
 * names. What nobody chose is framed by no page of ours.
 */
export async function holdsFilm(ctx: Context, { name, id }: ProviderFilm): Promise<boolean> {
  requireActor(ctx, may.holdsFilm)

  const database = await databaseOf(ctx.payload, ctx.req)
  const rows = await database
    .select({ provider: films.provider })
    .from(films)
    .where(sql`position(${id} in ${films.provider}) > 0`)
  const isNamed = rows.some(({ provider }) => {
    const film = providerFilm(provider)
    return film?.name === name && film.id === id
  })
  if (isNamed) return true
  const records = await database
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects._status, 'published'), sql`position(${id} in ${projects.Preview_data_published}::text) > 0`))
    .limit(1)
  return records.length > 0
}
