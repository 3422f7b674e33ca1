const CODE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/

/**
 * Parses `cht=yue-Hant-HK, en=en-GB` to a record from site language to language code. null when an entry is not such a
 * pair, or a language is unknown or repeated.
 */
export function readLanguageChoices<Language extends string>(
  text: string,
  languages: readonly Language[],
): Partial<Record<Language, string>> | null {
  const choices = new Map<Language, string>()
  for (const pair of text.split(',').map((one) => one.trim())) {
    if (pair === '') continue
    const [name, code, ...more] = pair.split('=').map((one) => one.trim())
    const language = languages.find((one) => one === name)
    if (language === undefined || code === undefined || more.length > 0) return null
    if (!CODE.test(code) || choices.has(language)) return null
    choices.set(language, code)
  }
  return Object.fromEntries(choices) as Partial<Record<Language, string>>
}
