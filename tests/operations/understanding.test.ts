import type { IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { forgetGuesses, guessConditions } from '@/features/search/operations/guess-conditions'
import { guessesFor, listResults } from '@/features/search/operations/list-results'
import { env } from '@/platform/process/env'
import { contentSystem } from '../support/content-system'
import { searchableNow } from '../support/saved-searches'
import { openStubServer } from '../support/stub-server'

interface Asked {
  path?: string
  key?: string
  body: { model: string; messages: { role: string; content: string }[] }
}

const asked: Asked[] = []
let next: { content?: string; status?: number; delayMs?: number } = {}
let server: Awaited<ReturnType<typeof openStubServer>>
let searchable: Awaited<ReturnType<typeof searchableNow>>

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked['body']
}

beforeAll(async () => {
  await contentSystem()
  searchable = await searchableNow()
  server = await openStubServer(async (request, response) => {
    asked.push({ path: request.url, key: request.headers.authorization, body: await bodyOf(request) })
    const { content = '{}', status = 200, delayMs = 0 } = next
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
    }, delayMs)
  })
  Object.assign(env, {
    UNDERSTANDING_URL: `${server.url}/v1/`,
    UNDERSTANDING_KEY: 'a key of ours',
    UNDERSTANDING_MODEL: 'small',
  })
})

afterEach(() => {
  forgetGuesses()
  asked.length = 0
  next = {}
})

afterAll(async () => {
  Object.assign(env, { UNDERSTANDING_URL: undefined, UNDERSTANDING_KEY: undefined, UNDERSTANDING_MODEL: 'default' })
  await server.stop()
})

async function search(query: string) {
  const valuesOf = (name: string) => new URLSearchParams(query).getAll(name)
  const guesses = await guessesFor(searchable, 'en', valuesOf, (words) => guessConditions(words, 'en'))
  return listResults(searchable, 'en', valuesOf, guesses)
}

const SENTENCE = `keyword=${encodeURIComponent('condo for my labrador mali@example.com 0812345678 two bedrooms')}`

it('is told the words that could not be read, and nothing about a person', async () => {
  await search(SENTENCE)
  expect(asked).toHaveLength(1)
  const [{ path, key, body } = { body: { model: '', messages: [] } }] = asked
  expect([path, key, body.model]).toEqual(['/v1/chat/completions', 'Bearer a key of ours', 'small'])
  const told = body.messages.at(-1)?.content ?? ''
  expect(JSON.parse(told)).toEqual(['en', expect.arrayContaining(['labrador'])])
  expect(told).not.toMatch(/mali|0812|bedrooms|condo/)
})

it('adds conditions that are shown as guesses, and one press takes one out and stops guessing', async () => {
  next = { content: '{"tags":["pet-friendly"],"beds":1,"where":["facility.pool"]}' }
  const plain = listResults(searchable, 'en', (name) => new URLSearchParams(SENTENCE).getAll(name))
  const guessed = await search(SENTENCE)
  const guesses = guessed.chips.filter(({ isGuess }) => isGuess)
  expect(guesses.map(({ filter }) => filter.key)).toEqual(['tag', 'where'])
  expect(guessed.filters.beds ?? guessed.filters.where).toBeDefined()
  expect(guessed.total).toBeLessThan(plain.total)
  expect(guesses[0]?.without).toMatchObject({
    guess: 'off',
    chosen: { where: [[{ fact: 'facility', value: 'pool' }]] },
  })
  expect((await search(`${SENTENCE}&guess=off`)).isGuessed).toBe(false)
})

it('never hides everything, and is not asked where all was read', async () => {
  next = { content: '{"where":["price.-1"]}' }
  const { total, isGuessed } = await search('keyword=labrador+condo')
  expect([total > 0, isGuessed]).toEqual([true, false])
  asked.length = 0
  await search('keyword=condo+2+bedrooms')
  expect(asked).toEqual([])
})

it('is asked once for the same words', async () => {
  next = { content: '{"tags":["pet-friendly"]}' }
  for (let n = 0; n < 3; n += 1) expect((await search('keyword=labrador+condo')).isGuessed).toBe(true)
  expect(asked).toHaveLength(1)
})

it.each([
  ['does not answer in time', { delayMs: 400 }],
  ['fails', { status: 500 }],
  ['answers with nonsense', { content: 'two bedrooms, I think' }],
])('without it all else holds: it %s', async (_, behaviour) => {
  next = behaviour
  const valuesOf = (name: string) => new URLSearchParams('keyword=labrador+condo').getAll(name)
  const guesses = await guessesFor(searchable, 'en', valuesOf, (words) =>
    guessConditions(words, 'en', { patienceMs: 200 }),
  )
  expect(guesses).toEqual({})
  expect(listResults(searchable, 'en', valuesOf, guesses).total).toBeGreaterThan(0)
})

it('that failed is left alone for a while', async () => {
  next = { status: 500 }
  await search('keyword=labrador+condo')
  await search('keyword=poodle+condo')
  expect(asked).toHaveLength(1)
})
