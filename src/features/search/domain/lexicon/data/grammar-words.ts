/*
 * Words that decide how the words beside them are read. Most of them are in the vocabulary too, with their own meaning.
 */

/** Joining words that start another wish: `ทองหล่อไม่เอา ขออารีย์`. */
export const WISH_WORDS = [
  'เอา', 'ขอ', 'หา', 'อยากได้', 'อยากซื้อ', 'ต้องการ', 'want', 'need', 'i want', 'i need', '想', '想買', '想要', '要', '我要', '找', '買',
] as const

/** Negations that may follow what they refuse: `ทองหล่อไม่เอา`, `通羅不要`. */
export const REFUSAL_WORDS = [
  'ไม่ได้', 'ไม่เอา', 'ไม่ต้องการ', 'ไม่อยากได้', 'ไม่ชอบ', 'ไม่สนใจ', '不要', '不想要', '不考慮', '除外', '以外', '不可', '不可以', '不行', '唔要', '唔好',
] as const

/** Polite particles that may end a refusal: `ทองหล่อไม่เอานะ`. */
export const PARTICLE_WORDS = ['ครับ', 'ค่ะ', 'นะ'] as const

/** Words between two things that are both negated. */
export const NEITHER_WORDS = ['or', 'nor', 'and', 'หรือ', 'และ', 'กับ', '或', '或者', '和', '與'] as const

/** Words between the two ends of a range. */
export const RANGE_WORDS = ['to', 'and', 'or', 'หรือ', 'และ', 'กับ', '或', '和', '與', '或者', '還是'] as const

/** Rents. There is no filter for them. */
export const RENT_WORDS = ['เช่า', 'ค่าเช่า', 'rent', 'rental', '出租', '租房', '月租', '租金'] as const

/** Parts of words for loan instalments. */
export const INSTALMENT_PARTS = ['ผ่อน', 'งวด', 'mortgage', 'instal', 'repay', '供', '還', '按揭', '房貸'] as const

/** Words after a distance: `within 500m of the BTS`. */
export const DISTANCE_WORDS = ['of', 'from', 'to', 'away', 'walk'] as const

/** Counting words after a Thai number. */
export const COUNTED_WORDS = ['ห้อง', 'หลัง', 'คน', 'ชั้น'] as const

/** `and a half` after a digit, without a power of ten. */
export const AND_A_HALF_WORDS = ['and a half', 'and half'] as const

/** Between a number and its unit, these leave the number open: `200來萬`, `50來平`. */
export const OPEN_NUMBER_WORDS = ['來', '幾'] as const

/** A spoken decimal point: `two point five`, `สองจุดห้า`. */
export const POINT_WORDS = ['point', 'จุด', '點'] as const

/** Words for a lane. */
export const LANE_WORDS = ['soi', 'ซอย'] as const

/** Joining words that may be joined to a name: `nearbts`. */
export const NEAR_WORDS = ['near', 'nearby'] as const
