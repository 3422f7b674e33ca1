import { z } from 'zod'
import { minutesAnswer, minutesParameters } from './minutes-records'
import { newsRecord } from './news-record'
import { paginationRecord } from './page-of'
import { listParameters, newsParameters, previewParameters, searchEntryParameters, slugParameters } from './parameters'
import { micrositeRecord, projectRecord, sectionStatus } from './project-record'
import { promotionRecord } from './promotion-record'
import { searchEntry } from './search-entry'
import {
  optionsAnswer,
  optionsParameters,
  searchAnswer,
  searchParameters,
  suggestAnswer,
  suggestParameters,
} from './search-records'

/**
 * A call of the public API: its parameters and its answer. Both the handler and the documentation are built from it.
 */
export interface PublishedCall {
  /** After the host; `{slug}` is a path parameter. */
  path: string
  summary: string
  description: string
  parameters: z.ZodObject
  answer: z.ZodObject
  /** Why it answers 404; absent when it never does. */
  missing?: string
}

const meta = z.object({ pagination: paginationRecord })

/** The calls of S1§7 and S2§7 that this app answers, and those of its search. */
export const CALLS = {
  projects: {
    path: '/api/project-publish/get/project_no_thumbnail/all',
    summary: 'All public projects',
    description: 'In the order editors gave them. More than 200 come page by page.',
    parameters: listParameters,
    answer: z.object({ filter_project: z.array(projectRecord), meta }),
  },
  project: {
    path: '/api/projects/{slug}',
    summary: 'One project, for previews',
    description:
      'The record of a microsite. With `publicationState=preview` and a staff session it is that of the draft, is ' +
      'kept by nobody, and may be of a project that is not public yet.',
    parameters: previewParameters,
    answer: micrositeRecord,
    missing: 'There is no public project with this slug.',
  },
  publishedProject: {
    path: '/api/project-publishes/{slug}',
    summary: 'One public project',
    description: 'The record of a microsite as it was published: `response[0]`.',
    parameters: slugParameters,
    answer: z.object({ response: z.array(micrositeRecord).length(1) }),
    missing: 'There is no public project with this slug.',
  },
  sections: {
    path: '/api/project-publish/get/section_status_show/{slug}',
    summary: 'Which sections a microsite shows',
    description: '`response[0]` holds one switch for each section of a project.',
    parameters: slugParameters.omit({ populate: true }),
    answer: z.object({ response: z.array(sectionStatus).length(1) }),
    missing: 'There is no public project with this slug.',
  },
  searchEntry: {
    path: '/api/search-seos/set-meta-tag',
    summary: 'What search engines are told of a landing page',
    description: 'The entry of a location page or of a list of projects. Every spelling of an address finds it.',
    parameters: searchEntryParameters,
    answer: searchEntry,
    missing: 'There is no landing page with this slug.',
  },
  promotions: {
    path: '/api/promotion-publisheds/get/promotion_no_thumbnail',
    summary: 'All public promotions',
    description: 'Active and published ones that run or are to come, newest first. Those that have ended are left out.',
    parameters: listParameters,
    answer: z.object({ response: z.array(promotionRecord), meta }),
  },
  news: {
    path: '/api/home-news/{id}',
    summary: 'One item of news',
    description: '`response[0]`, with its texts in Thai and English. The picture is there with `populate`.',
    parameters: newsParameters,
    answer: z.object({ response: z.array(newsRecord).length(1) }),
    missing: 'There is no public news with this number.',
  },
  search: {
    path: '/api/search',
    summary: 'Homes for a query',
    description:
      'Reads the words of `q` into filters and looks for what is left of them in 13 fields of every project. Current ' +
      'projects come first and sold-out ones last; `why` tells how each hit was found. Nothing asked is refused.',
    parameters: searchParameters,
    answer: searchAnswer,
  },
  suggest: {
    path: '/api/search/suggest',
    summary: 'What could be meant',
    description: 'Projects and places for what has been typed so far, and the new projects.',
    parameters: suggestParameters,
    answer: suggestAnswer,
  },
  options: {
    path: '/api/search/options',
    summary: 'What the filter bar offers',
    description: 'The pages of areas and of ways to get about, as editors chose and named them.',
    parameters: optionsParameters,
    answer: optionsAnswer,
  },
  minutes: {
    path: '/api/minutes',
    summary: 'Minutes to work or school',
    description:
      'From the door of every public project to one place, by rail and foot, without any outside service. Assumed: 80 ' +
      'metres a minute on foot; half the time between two trains at each boarding and a minute to the platform; the ' +
      'average speed of each line. No bus, motorbike or boat is counted.',
    parameters: minutesParameters,
    answer: minutesAnswer,
    missing: 'There is no station or area of this name.',
  },
} as const satisfies Record<string, PublishedCall>

export type CallName = keyof typeof CALLS
