import type { WordRow } from './filter-words'

/**
 * Districts of Bangkok and around it that have no page of ours, in Thai and as signs write them. They are known so
 * that they are taken for nothing else: บางพลี is no slip of บางพลู, Bang Rak none of Bang Chak, and of คลองสามวา the
 * end is no three wah. Where the content has a place or station of the name, that is what it means.
 */
const THAI = [
  'พระนคร|ดุสิต|หนองจอก|บางรัก|ปทุมวัน|ป้อมปราบ|ป้อมปราบศัตรูพ่าย|ยานนาวา|สัมพันธวงศ์|บางกอกใหญ่|บางกอกน้อย|บางขุนเทียน',
  'หนองแขม|ดินแดง|บึงกุ่ม|สาทร|บางคอแหลม|ประเวศ|จอมทอง|วัฒนา|สายไหม|คันนายาว|สะพานสูง|วังทองหลาง|คลองสามวา|ทวีวัฒนา',
  'ทุ่งครุ|บางบอน|บางพลี|บางบ่อ|บางเสาธง|พระประแดง|พระสมุทรเจดีย์|สมุทรปราการ|นนทบุรี|บางกรวย|บางบัวทอง|ไทรน้อย|ปทุมธานี',
  'ธัญบุรี|คลองหลวง|ลำลูกกา|สามโคก|ลาดหลุมแก้ว|นครปฐม|บางเลน|สามพราน|สมุทรสาคร|เอกชัย|บางปู|บางมด|บางคูวัด|บางกะเจ้า',
]
const LATIN = [
  'Phra Nakhon|Dusit|Nong Chok|Bang Rak|Bangruk|Pathum Wan|Pom Prap|Yan Nawa|Yannawa|Samphanthawong|Bangkok Yai',
  'Bangkok Noi|Bang Khun Thian|Bangkhunthian|Nong Khaem|Din Daeng|Bueng Kum|Sathon|Sathorn|Bang Kho Laem|Prawet',
  'Chom Thong|Watthana|Wattana|Vadhana|Sai Mai|Khan Na Yao|Saphan Sung|Wang Thonglang|Khlong Sam Wa|Thawi Watthana',
  'Thung Khru|Bang Bon|Bang Phli|Bang Plee|Bang Bo|Bang Sao Thong|Phra Pradaeng|Samut Prakan|Nonthaburi|Bang Kruai',
  'Bang Bua Thong|Sai Noi|Pathum Thani|Thanyaburi|Khlong Luang|Lam Luk Ka|Sam Khok|Nakhon Pathom|Bang Len|Sam Phran',
  'Samut Sakhon|Ekachai|Bang Pu|Bang Mot|Bang Mod|Bang Krachao',
  'Rama I|Rama II|Rama III|Rama IV|Rama V|Rama VI|Rama VII|Rama VIII|Rama X',
]

/** Other developers and their homes, where a name of theirs is made of our words, or is a slip away from one. */
const OTHERS = [
  'Land and Houses|Land and House|Land Houses|Quality Houses|Q House|Golden Land|Pruksa|Sena House|Lumpini Ville|Lumpini Place',
]

/** All of these names: known, and no filter. */
export const OTHER_PLACES: readonly WordRow[] = [...THAI, ...LATIN, ...OTHERS].map((words) => [words, { is: 'opaque' }])
