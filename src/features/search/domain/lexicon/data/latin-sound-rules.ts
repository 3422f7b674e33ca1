/**
 * Phonetic spellings of Thai names in Latin letters, reduced to one. Rules are applied in order. The official
 * romanisation (RTGS) marks the aspiration of ph, th and kh; signs and people may not. Long vowels may be doubled, and
 * an r after a vowel is silent, as in British English.
 */
export const LATIN_SOUND_RULES: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/[^a-z0-9]/g, ''],
  [/ck|c(?!h)|q/g, 'k'],
  [/([bdgkpt])h/g, '$1'],
  [/ch/g, 'j'],
  [/d/g, 't'],
  [/g(?!$|[^aeiou])/g, 'k'],
  [/v/g, 'w'],
  [/z/g, 's'],
  [/ee|ie$|y$/g, 'i'],
  [/(?:ue|eu)(?=a)/g, 'u'],
  [/oo|ou/g, 'u'],
  [/([aeiou])[rh](?![aeiou])/g, '$1'],
  [/ay/g, 'ai'],
  [/(.)\1+/g, '$1'],
]
