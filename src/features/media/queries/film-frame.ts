import { anonymousContext } from '@/platform/database/payload'
import { framePage } from '../domain/film-frame'
import { providerFilm } from '../domain/film-provider'
import { holdsFilm } from '../operations/holds-film'

/** The page with the player of a provider, by the two parts of its address; null when the content holds no such film. */
export async function readFilmFrame(provider: string, id: string): Promise<string | null> {
  const film = providerFilm(`${provider}:${id}`)
  return film && (await holdsFilm(await anonymousContext(), film)) ? framePage(film) : null
}
