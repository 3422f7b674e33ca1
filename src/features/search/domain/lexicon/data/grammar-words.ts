/*
 * Words that decide how the words beside them are read. Most of them are in the vocabulary too, with their own meaning.
 */

/** Joining words that start another wish: `ทองหล่อไม่เอา ขออารีย์`. */
export const WISH_WORDS = [
  'เอา', 'ขอ', 'หา', 'อยากได้', 'อยากซื้อ', 'ต้องการ', 'want', 'need', 'i want', 'i need', '想', '想買', '想要', '要', '我要', '找', '買',
] as const

/** Negations that may follow what they refuse: `ทองหล่อไม่เอา`, `通羅不要`. */
export const REFUSAL_WORDS = [
  'ไม่ได้', 'ไม่เอา', 'ไม่ต้องการ', 'ไม่อยากได้', 'ไม่ชอบ', 'ไม่สนใจ', '不要', '不想要', '不考慮', '除外', '以外', '不可', '不可以', '不行', '唔要', '唔好', '就唔要', '的不要', '不用考慮',
] as const

/** Polite particles that may end a refusal: `ทองหล่อไม่เอานะ`. */
export const PARTICLE_WORDS = ['ครับ', 'ค่ะ', 'คะ', 'นะ', 'นะคะ', 'นะครับ'] as const

/** Words between two things that are both negated. */
export const NEITHER_WORDS = ['or', 'nor', 'and', 'หรือ', 'และ', 'กับ', '或', '或者', '和', '與'] as const

/** Words between the two ends of a range. */
export const RANGE_WORDS = ['to', 'and', 'or', 'หรือ', 'และ', 'กับ', '或', '和', '與', '或者', '還是'] as const

/** Behind a number, beside the sign. Hong Kong counts yields in 厘. */
export const PERCENT_WORDS = ['percent', 'per cent', 'pct', 'เปอร์เซ็นต์', 'เปอร์เซนต์', '厘', '趴'] as const

/** Rents. There is no filter for them. */
export const RENT_WORDS = ['เช่า', 'ค่าเช่า', 'rent', 'rental', '出租', '租房', '月租', '租金'] as const

/**
 * What a home is bought for. In a sentence the other words decide, and these only rank; where nothing else is asked for,
 * they ask for homes whose typical rent is stated.
 */
export const INVESTING_WORDS = [
  'ลงทุน', 'การลงทุน', 'เพื่อลงทุน', 'เพื่อการลงทุน', 'ซื้อลงทุน', 'ซื้อเพื่อลงทุน', 'ซื้อไว้ลงทุน', 'น่าลงทุน', 'นักลงทุน', 'ปล่อยเช่า', 'เพื่อปล่อยเช่า', 'ซื้อปล่อยเช่า', 'ซื้อไว้ปล่อยเช่า', 'ลงทุนปล่อยเช่า',
  'invest', 'investing', 'investment', 'investments', 'investor', 'investors', 'buy-to-let', 'buy to let', 'let', 'let out', 'rent out', 'letting', 'yield', 'yields', 'rental yield', 'rental income', 'income',
  '投資', '投資房', '投資客', '投資用', '投資物業', '投資收租', '收租', '收租房', '買來收租', '放租', '放租收息', '出租投資', '以租養貸', '以房養房', '租金回報', '租金收益', '回報率', '租金報酬率', '投報率',
] as const

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

/** Words between alternatives. */
export const OR_WORDS = [
  'or', 'or else', 'and/or', 'หรือ', 'หรือว่า', 'หรือก็', '或', '或者', '或是', '還是', '定', '定係', '抑或', '要么', '跟', '同埋', '都得', 'และ', 'กับ', 'and', '和', '與', '及', '同',
] as const

/** After two things: either would do: `店屋、聯排都行`. */
export const BOTH_FINE_WORDS = ['都行', '都可以', '都得', '都可', '皆可', '均可', '都OK', '都ok'] as const

/** Of these, those that only join values of which a home has one: two places, two sides. */
export const AND_WORDS = ['跟', '同埋', 'และ', 'กับ', 'and', '和', '與', '及', '同'] as const

/** Negations that only say that something need not be there. */
export const NEED_NOT_WORDS = [
  'ไม่ต้อง', 'ไม่ต้องมี', 'ไม่จำเป็นต้อง', 'ไม่จำเป็นต้องมี', "don't need", 'no need for', 'do not need', 'no need', '不需要', '不用', '不必', '唔使',
] as const

/** After a negated wish: it would be fine as well. */
export const FINE_WORDS = ['ก็ได้', 'ก็ไม่เป็นไร', 'ก็ไม่เป็นไรนะ', 'ไม่เป็นไร', '也行', '也可以', '就算了', '都無所謂', '無所謂', 'is fine', 'is fine too', 'is ok', 'would be fine', '都得', '冇所謂', '也沒關係', '沒關係'] as const

/** Driving: minutes that are no walk. */
export const DRIVING_WORDS = ['drive', 'driving', 'by car', 'by taxi', 'ขับรถ', 'ขับ', 'นั่งรถ', '車程', '開車', '駕車', '揸車'] as const

/** Bounds that leave the number itself out where things are counted. */
export const BEYOND_WORDS = ['มากกว่า', 'เกิน', 'เกินกว่า', 'สูงกว่า', 'more than', 'above', 'over', 'bigger than', 'higher than', 'exceeding', '多於', '多過', '超過', '大於', '高於'] as const
export const SHORT_OF_WORDS = ['น้อยกว่า', 'ไม่ถึง', 'ต่ำกว่า', 'fewer than', 'less than', 'below', '少於', '低於'] as const

/** Bounds that leave the year itself out. */
export const BEFORE_YEAR_WORDS = ['以前', '之前', 'before', 'earlier than', 'ก่อน', 'ก่อนปี', 'เสร็จก่อนปี'] as const
export const AFTER_YEAR_WORDS = ['after', 'later than', 'หลัง', 'หลังปี', 'หลังจากปี'] as const

/** After a negation: it denies a quality, not what follows: `not too noisy`. */
export const DEGREE_WORDS = ['too', 'very', 'so', 'overly', 'necessarily'] as const

/** After something that is missing: then it is no choice. */
export const MUST_WORDS = ['就免談', '免談', '就不考慮', '就不看', '就不行', '就唔使睇'] as const

/** These always refuse what stands before them. */
export const EXCEPTED_WORDS = ['以外', '除外', '之外'] as const

/** Words for years beside the current one, by how many years on. */
export const RELATIVE_YEARS: Readonly<Record<string, number>> = { ปีนี้: 0, 'this year': 0, 今年: 0, ปีหน้า: 1, 'next year': 1, 明年: 1, 後年: 2, 'the year after next': 2 }

/** Where the speaker works: no wish for a home there, when another place is named. */
export const WORK_WORDS = ['ทำงาน', 'ทำงานที่', 'ทำงานแถว', 'ออฟฟิศอยู่', 'work in', 'work at', 'works in', 'works at', 'work near', 'office in', '上班', '返工', '工作'] as const

/** Sides by themselves, which mean one only beside another side. */
export const SIDE_WORDS: Readonly<Record<'N' | 'E' | 'S' | 'W', readonly string[]>> = {
  N: ['north', 'เหนือ', 'ทิศเหนือ', '北'], E: ['east', 'ตะวันออก', 'ทิศตะวันออก', '東'], S: ['south', 'ใต้', 'ทิศใต้', '南'], W: ['west', 'ตะวันตก', 'ทิศตะวันตก', '西'],
}
