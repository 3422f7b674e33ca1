import type { WordList } from '../word-list'

/** Our brands. */
export const BRAND_WORDS: readonly WordList[] = [
  { means: { is: 'brand', value: 'noble' }, words: ['noble', 'โนเบิล', 'โนเบล', 'โนเบิ้ล', '诺布尔'] },
  { means: { is: 'brand', value: 'nue' }, words: ['nue'] },
  { means: { is: 'brand', value: 'nue' }, isAlone: true, isStrict: true, words: ['นิว', 'นูเอ'] },
]
