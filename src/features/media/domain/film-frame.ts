import type { ProviderFilm } from '@/kernel/media/film'

/** The players of the providers, each without cookies before it plays. */
const PLAYERS: Record<ProviderFilm['name'], (id: string) => string> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
}

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** A page with nothing but the player of a provider: the only one whose policy lets that provider in. */
export const framePage = ({ name, id }: ProviderFilm): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Film</title>` +
  `<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:#14110f}</style></head>` +
  `<body><iframe data-film-player src="${escaped(PLAYERS[name](id))}" title="Film" ` +
  `allow="autoplay; fullscreen; picture-in-picture" allowfullscreen ` +
  `referrerpolicy="strict-origin-when-cross-origin"></iframe></body></html>`
