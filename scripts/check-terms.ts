import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@/i18n/locales'
import { TERMS, type TermRule } from './terms'

interface Said {
  place: string
  language: Locale
  text: string
  isLabel: boolean
}

function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    )
  } catch {
    return []
  }
}

/** The texts of a file of messages with their keys: `form.name.label` → `Your name`. */
export function messagesIn(value: unknown, path: string, into: [string, string][]): void {
  if (typeof value === 'string') into.push([path, value])
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) messagesIn(inner, path ? `${path}.${key}` : key, into)
  }
}

/** The words of a version of the contract stay as they went to buyers (`booking/domain/terms.test.ts`). */
const SIGNED = /\/contract\.json (?:clauses|lines)\./

/** The interface, the mails and the back office. The style guide shows samples of stories too. */
function saidInMessages(root: string): Said[] {
  return LOCALES.flatMap((language) =>
    [`messages/${language}`, `messages/staff/${language}`]
      .flatMap((folder) => filesUnder(root, folder))
      .filter((file) => file.endsWith('.json') && !file.endsWith('/styleguide.json'))
      .flatMap((file) => {
        const messages: [string, string][] = []
        messagesIn(JSON.parse(readFileSync(join(root, file), 'utf8')), '', messages)
        return messages
          .map(([key, text]) => ({ place: `${file} ${key}`, language, text, isLabel: true }))
          .filter(({ place }) => !SIGNED.test(place) && !WRITTEN_BEFORE.has(place))
      }),
  )
}

/** Texts of staff that were written before the terms were asked of them. The list does not grow. */
const WRITTEN_BEFORE: ReadonlySet<string> = new Set(
  [
    'health.json cure',
    'mails.json title',
    'mails.json lead',
    'mails.json columns.mail',
    'mails.json link',
    'previews.json hint',
    'second-person.json linked',
    'second-person.json young',
  ].map((place) => `messages/staff/en/${place}`),
)

const QUOTED = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g
const quotedIn = (line: string) => [...line.matchAll(QUOTED)].map(([, one, two, three]) => one ?? two ?? three ?? '')

/** The labels of the back office: `label(English, Thai)` and `option(value, English, Thai)`. */
function saidInBackOffice(root: string): Said[] {
  const files = filesUnder(root, 'src/features').filter((name) => /\/cms\/.*(?<!\.test)\.tsx?$/.test(name))
  return files.flatMap((file) => {
    const calls = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:label|option)\(([^()]*)\)/g)
    return [...calls].flatMap(([, words = '']) =>
      quotedIn(words).map((text) => ({
        place: `${file} “${text}”`,
        language: /[\u0e01-\u0e5b]/.test(text) ? ('th' as const) : ('en' as const),
        text,
        isLabel: true,
      })),
    )
  })
}

/** The demonstration copy: a language's key stands before its texts, on the same line or on the lines below. */
function saidInCopy(root: string): Said[] {
  const files = filesUnder(root, 'demo').filter(
    (name) => /\.ts$/.test(name) && !/\.test\.ts$|^demo\/(images|seeding)\/|search-words/.test(name),
  )
  return files.flatMap((file) => {
    let language: Locale | null = null
    return readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.split(/(?=\b(?:th|en|cht|chs): )/).flatMap((part) => {
          const named = /^(?:th|en|cht|chs)(?=: )/.exec(part)?.[0] as Locale | undefined
          language = named ?? language
          const said = language
          if (!said) return []
          return quotedIn(part).map((text) => ({ place: `${file}:${index + 1}`, language: said, text, isLabel: false }))
        }),
      )
  })
}

const breaks = ({ language, text, isLabel }: Said, rule: TermRule) =>
  rule.language === language &&
  (isLabel || rule.where === 'everywhere') &&
  rule.banned.test(text) &&
  !rule.allowed?.test(text)

/** Wordings that `terms.ts` bans, in the interface, the mails, the back office and the copy; one line each. */
export function checkTerms(root: string, rules: readonly TermRule[] = TERMS): string[] {
  const said = [...saidInMessages(root), ...saidInBackOffice(root), ...saidInCopy(root)]
  return said.flatMap((one) =>
    rules
      .filter((rule) => breaks(one, rule))
      .map((rule) => `${one.place}: “${rule.banned.exec(one.text)?.[0]}” is written “${rule.use}” in ${one.language}`),
  )
}
