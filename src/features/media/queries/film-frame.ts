import { framePage } from '../domain/film-frame'
import { providerFilm } from '../domain/film-provider'

/** The page with the player of a provider, by the two parts of its address; null when they name no film. */
export function readFilmFrame(provider: string, id: string): string | null {
  const film = providerFilm(`${provider}:${id}`)
  return film && framePage(film)
}
