import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { BADGES, BRANDS } from '@/kernel/vocabulary'
import { env } from '@/platform/process/env'
import { CHOICE_FACTS, NUMBER_FACTS } from '../domain/facts/fact-keys'
import { GROUP_WORDS, TAG_WORDS } from '../domain/results/search-address'
import { readLimited } from './read-limited'

/** A visitor waits for guesses no longer than this. */
const PATIENCE_MS = 700
const LARGEST_ANSWER = 32 * 1024
/** After a failure nobody is asked for so long: a slow service slows few pages down. */
const REST_MS = 30_000
const MOST_KEPT = 500

/** The part of a chat completion that is read. */
const answerShape = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

const GRAMMAR = [
  'You read words that visitors of a property developer in Bangkok typed into its search, in Thai, English or Chinese, and that the search itself could not read.',
  'Answer with one JSON object of conditions that these words ask for, and nothing else. Leave out whatever you are not sure of; {} is a good answer.',
  `Keys: "brand" (${BRANDS.join(', ')}), "group" (${GROUP_WORDS.join(', ')}), "badge" (${BADGES.join(', ')}), "beds" (0 to 9), "price" in baht ("3000000-5000000", "-5000000", "5000000-"), "tags" (${TAG_WORDS.join(', ')}), "place" and "station" (English name in lower case with hyphens), "where".`,
  `"where" is a list of texts: a number fact (${NUMBER_FACTS.join(', ')}) as "area.40-60", "walk.-10", "baths.2-", or a choice (${CHOICE_FACTS.join(', ')}) as "facility.pool", "nearby.school", with "!" before it for not.`,
].join('\n')

/** Answers by what was asked, and when somebody may be asked again; one for each process. */
const kept = new Map<string, string>()
let restsUntil = 0

/** Whether a language model is configured. */
export const hasLanguageModel = () => env.UNDERSTANDING_URL !== undefined

/**
 * Asks the configured language model (any server with the chat completions of OpenAI's API) what leftover words of a
 * search ask for. Nothing but the words and the language of the page is sent. Resolves to its answer, which nobody may
 * trust (`readGuesses`), or to an empty one: without a model, after a failure, or when it takes longer than 700 ms.
 * `onFailure` hears the name of the error.
 */
export async function guessConditions(
  words: readonly string[],
  locale: Locale,
  { patienceMs = PATIENCE_MS, onFailure }: { patienceMs?: number; onFailure?: (reason: string) => void } = {},
): Promise<string> {
  if (!hasLanguageModel() || words.length === 0) return ''
  const asked = JSON.stringify([locale, words])
  const known = kept.get(asked)
  if (known !== undefined) return known
  if (performance.now() < restsUntil) return ''
  try {
    const answer = await ask(asked, patienceMs)
    kept.set(asked, answer)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    return answer
  } catch (error) {
    restsUntil = performance.now() + REST_MS
    // The name alone: a message might quote what was asked.
    onFailure?.(error instanceof Error ? error.name : 'unknown')
    return ''
  }
}

async function ask(words: string, patienceMs: number): Promise<string> {
  const { UNDERSTANDING_URL: service = '', UNDERSTANDING_KEY: key, UNDERSTANDING_MODEL: model } = env
  const answer = await fetch(`${service.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      temperature: 0,
      max_tokens: 200,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: GRAMMAR },
        { role: 'user', content: words },
      ],
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const bytes = await readLimited(answer.body, LARGEST_ANSWER)
  if (!answer.ok || bytes === null) throw new Error(`it answered ${answer.status}`)
  return answerShape.parse(JSON.parse(new TextDecoder().decode(bytes))).choices[0]?.message.content ?? ''
}

/** Forgets answers and failures: for tests. */
export function forgetGuesses(): void {
  kept.clear()
  restsUntil = 0
}
