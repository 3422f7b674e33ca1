import { answerNews, answerPromotions, answerSearchEntry } from '@/features/public-api/queries/page-calls'
import {
  answerProject,
  answerProjects,
  answerPublishedProject,
  answerSections,
} from '@/features/public-api/queries/project-calls'

export const LIST = '/api/project-publish/get/project_no_thumbnail/all'
export const SECTIONS = '/api/project-publish/get/section_status_show/{slug}'
export const PROMOTIONS = '/api/promotion-publisheds/get/promotion_no_thumbnail'

type Headers = Record<string, string>

export const requestFor = (path: string, headers: Headers = {}) =>
  new Request(`https://site.example${path}`, { headers })

/** The only landing page in these tests. */
const LANDING = {
  choices: { popular: true, location: false, transportation: false },
  groups: ['Townhome'],
  title: 'Townhomes',
  heading: 'Townhomes',
  meta: {
    title: 'Townhomes',
    description: 'All of them',
    ogTitle: 'Townhomes',
    ogDescription: 'All of them',
    twitterTitle: 'Townhomes',
    twitterDescription: 'All of them',
  },
  path: '/th/project/house/townhome',
  linkOut: null,
  image: null,
} as const

/** The request for each documented path: its path parameter and a query. */
const ASK: Record<string, (word: string, query: string, headers?: Headers) => Promise<Response>> = {
  [LIST]: (_, query, headers) => answerProjects(requestFor(LIST + query, headers)),
  '/api/projects/{slug}': (slug, query, headers) =>
    answerProject(requestFor(`/api/projects/${slug}${query}`, headers), slug),
  '/api/project-publishes/{slug}': (slug, query, headers) =>
    answerPublishedProject(requestFor(`/api/project-publishes/${slug}${query}`, headers), slug),
  [SECTIONS]: (slug, query, headers) => answerSections(requestFor(`/api/x/${slug}${query}`, headers), slug),
  [PROMOTIONS]: (_, query, headers) => answerPromotions(requestFor(PROMOTIONS + query, headers)),
  '/api/home-news/{id}': (id, query, headers) => answerNews(requestFor(`/api/home-news/${id}${query}`, headers), id),
  '/api/search-seos/set-meta-tag': (slug, query, headers) =>
    answerSearchEntry(
      requestFor(`/api/search-seos/set-meta-tag?slug=${slug}&${query.slice(1)}`, headers),
      async (_, slugPath) => (slugPath === 'house' && slug === 'townhome' ? LANDING : null),
    ),
}

/** Every documented path of the public API. */
export const PATHS = Object.keys(ASK)

/** Calls an endpoint as its route does: with its path parameter and a query. */
export async function askCall(path: string, word: string, query: string, headers: Headers): Promise<Response> {
  const answer = ASK[path]?.(word, query, headers)
  return answer ?? Promise.reject(new Error(`nobody answers ${path}`))
}
