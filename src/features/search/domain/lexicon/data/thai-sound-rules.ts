/**
 * Phonetic spellings of Thai, reduced to one. Rules are applied in order. Letters of the same sound become one, as do r
 * and l, long and short vowels, and final consonants of the same sound. Dropped are an r or l after another consonant,
 * which is often silent, and a short a between consonants, which is often not written.
 */
export const THAI_SOUND_RULES: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ฤ/g, 'รึ'],
  [/รร(?=[ก-ฮ])/g, 'ั'],
  [/([ก-ฮ])ัย/g, 'ไ$1'],
  [/ใ/g, 'ไ'],
  [/ไ([ก-ฮ])ย/g, 'ไ$1'],
  [/ํา/g, 'ัม'],
  [/[ศษ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/ญ/g, 'ย'],
  [/ฎ/g, 'ด'],
  [/ฏ/g, 'ต'],
  [/ฐ/g, 'ถ'],
  [/[ฑฒธ]/g, 'ท'],
  [/ภ/g, 'พ'],
  [/[ฅฆ]/g, 'ค'],
  [/ฃ/g, 'ข'],
  [/ฌ/g, 'ช'],
  [/([กขคตปพผ])[รลฬ](?=[ะาิีึืุูัอ])/g, '$1'],
  [/ะ/g, ''],
  [/[รฬ]/g, 'ล'],
  [/ี/g, 'ิ'],
  [/ื/g, 'ึ'],
  [/ู/g, 'ุ'],
  [/(?<=ั)[จชซตถทส]|[จชซตถทส](?=$|[0-9])/g, 'ด'],
  [/ล(?=$|[0-9])/g, 'น'],
  [/[ปพฟ](?=$|[0-9])/g, 'บ'],
  [/[ขค](?=$|[0-9])/g, 'ก'],
]
