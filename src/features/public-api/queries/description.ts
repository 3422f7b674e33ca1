import { env } from '@/platform/process/env'
import { CALLS, type CallName } from '../domain/calls'
import { docsPage, type Example } from '../domain/docs-page'
import { openApiDocument } from '../domain/openapi'
import { sharedAnswer } from './answer'
import { answerNews, answerPromotions, exampleNews } from './page-calls'
import { answerProject, answerProjects, answerPublishedProject, answerSections, exampleSlug } from './project-calls'

/** Constant for the life of the process, and slow to build. */
let openApi: string | null = null

/** GET /api/openapi.json: the OpenAPI document. */
export function answerOpenApi(request: Request): Response {
  openApi ??= JSON.stringify(openApiDocument(env.publicUrl), null, 2)
  return sharedAnswer(request, openApi, 'application/json; charset=utf-8')
}

type Ask = (request: Request, word: string) => Promise<Response>

/** Calls answered by other features, passed in as arguments. */
const HANDED_IN = {
  searchEntry: '?slug=condo-bts-mrt&slug_path=location&lang=en',
  search: '?q=condo+near+BTS+under+8M&lang=en',
  suggest: '?q=noble&lang=en',
  options: '?lang=en',
  minutes: '?to=asok&lang=en',
} as const satisfies Partial<Record<CallName, string>>

type HandedIn = Readonly<Record<keyof typeof HANDED_IN, (request: Request) => Promise<Response>>>

const ASKED: Readonly<Record<Exclude<CallName, keyof typeof HANDED_IN>, { query: string; ask: Ask }>> = {
  projects: { query: '?populate=deep&lang=en', ask: answerProjects },
  project: { query: '?lang=en', ask: answerProject },
  publishedProject: { query: '?populate=deep&lang=en', ask: answerPublishedProject },
  sections: { query: '?lang=en', ask: answerSections },
  promotions: { query: '?lang=en', ask: answerPromotions },
  news: { query: '?populate=deep', ask: answerNews },
}

async function made(address: string, ask: (request: Request) => Promise<Response>): Promise<Example> {
  const answer = await ask(new Request(env.publicUrl + address))
  return { address, status: answer.status, body: await answer.json() }
}

async function examples(handedIn: HandedIn) {
  const [slug, news] = [(await exampleSlug()) ?? 'none', (await exampleNews()) ?? 1]
  const asked = Object.entries(ASKED).map(async ([name, { query, ask }]) => {
    const word = name === 'news' ? String(news) : slug
    const address = CALLS[name as CallName].path.replace(/\{\w+\}/, word) + query
    return [name, await made(address, (request) => ask(request, word))] as const
  })
  const others = Object.entries(HANDED_IN).map(async ([name, query]) => {
    const call = name as keyof typeof HANDED_IN
    return [name, await made(CALLS[call].path + query, handedIn[call])] as const
  })
  return Object.fromEntries(await Promise.all([...asked, ...others]))
}

/** GET /api/docs: the documentation page, each call with a fresh answer. */
export async function answerDocs(request: Request, handedIn: HandedIn) {
  return sharedAnswer(request, docsPage(await examples(handedIn)), 'text/html; charset=utf-8')
}
