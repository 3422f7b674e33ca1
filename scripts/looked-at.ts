import { parseArgs } from 'node:util'
import { isLocale } from '@/i18n/locales'
import { checkTranslations, featuresOf, markLookedAt } from './check-translations'

/**
 * `npm run looked-at -- booking.list.lead finance`: says that the translations of these keys, or of all keys of a feature,
 * were read beside the English text as it is now. `--language th` says it of one language, `--all` of every key; without
 * words it prints what waits.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { all: { type: 'boolean' }, language: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const root = process.cwd()
const wanted = values.all ? featuresOf(root) : positionals
const languages = values.language?.filter(isLocale)
const count = markLookedAt(root, wanted, languages)
const waiting = checkTranslations(root)
process.stdout.write([`${count} looked at, ${waiting.length} wait`, ...waiting, ''].join('\n'))
