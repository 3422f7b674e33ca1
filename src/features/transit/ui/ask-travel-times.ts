import type { Locale } from '@/i18n/locales'

/** The part of the API response that is shown. */
interface Answer {
  name: string
  homes: readonly { slug: string; minutes: number | null }[]
}

/**
 * The line for each home, by slug: `text` with the minutes to a place and its name. null when offline, or when the place
 * no longer exists.
 */
export async function askTravelTimes(
  locale: Locale,
  to: string,
  text: string,
): Promise<ReadonlyMap<string, string> | null> {
  const query = new URLSearchParams({ to, lang: locale })
  const answer = await fetch(`/api/minutes?${query}`).catch(() => null)
  if (!answer?.ok) return null
  const { name, homes } = (await answer.json()) as Answer
  const say = (minutes: number) => text.replace('{minutes}', String(minutes)).replace('{name}', () => name)
  return new Map(homes.flatMap(({ slug, minutes }) => (minutes === null ? [] : [[slug, say(minutes)] as const])))
}
