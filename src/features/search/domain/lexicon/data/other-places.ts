import type { WordList } from '../word-list'

/**
 * Districts in and around Bangkok without a page of ours, in Thai and in the spelling of road signs. Listing them
 * prevents wrong matches: บางพลี is no typo of บางพลู, Bang Rak not of Bang Chak, and คลองสามวา does not end in three
 * wah. A place or station in the CMS with the same name takes precedence.
 */
export const OTHER_PLACES: readonly WordList[] = [
  {
    means: { is: 'opaque' },
    words: [
      'พระนคร', 'ดุสิต', 'หนองจอก', 'บางรัก', 'ปทุมวัน', 'ป้อมปราบ', 'ป้อมปราบศัตรูพ่าย', 'ยานนาวา', 'สัมพันธวงศ์',
      'บางกอกใหญ่', 'บางกอกน้อย', 'บางขุนเทียน',
      'หนองแขม', 'ดินแดง', 'บึงกุ่ม', 'สาทร', 'บางคอแหลม', 'ประเวศ', 'จอมทอง', 'วัฒนา', 'สายไหม', 'คันนายาว',
      'สะพานสูง', 'วังทองหลาง', 'คลองสามวา', 'ทวีวัฒนา',
      'ทุ่งครุ', 'บางบอน', 'บางพลี', 'บางบ่อ', 'บางเสาธง', 'พระประแดง', 'พระสมุทรเจดีย์', 'สมุทรปราการ', 'นนทบุรี',
      'บางกรวย', 'บางบัวทอง', 'ไทรน้อย', 'ปทุมธานี',
      'ธัญบุรี', 'คลองหลวง', 'ลำลูกกา', 'สามโคก', 'ลาดหลุมแก้ว', 'นครปฐม', 'บางเลน', 'สามพราน', 'สมุทรสาคร', 'เอกชัย',
      'บางปู', 'บางมด', 'บางคูวัด', 'บางกะเจ้า',
      'Phra Nakhon', 'Dusit', 'Nong Chok', 'Bang Rak', 'Bangruk', 'Pathum Wan', 'Pom Prap', 'Yan Nawa', 'Yannawa',
      'Samphanthawong', 'Bangkok Yai',
      'Bangkok Noi', 'Bang Khun Thian', 'Bangkhunthian', 'Nong Khaem', 'Din Daeng', 'Bueng Kum', 'Sathon', 'Sathorn',
      'Bang Kho Laem', 'Prawet',
      'Chom Thong', 'Watthana', 'Wattana', 'Vadhana', 'Sai Mai', 'Khan Na Yao', 'Saphan Sung', 'Wang Thonglang',
      'Khlong Sam Wa', 'Thawi Watthana',
      'Thung Khru', 'Bang Bon', 'Bang Phli', 'Bang Plee', 'Bang Bo', 'Bang Sao Thong', 'Phra Pradaeng',
      'Samut Prakan', 'Nonthaburi', 'Bang Kruai',
      'Bang Bua Thong', 'Sai Noi', 'Pathum Thani', 'Thanyaburi', 'Khlong Luang', 'Lam Luk Ka', 'Sam Khok',
      'Nakhon Pathom', 'Bang Len', 'Sam Phran',
      'Samut Sakhon', 'Ekachai', 'Bang Pu', 'Bang Mot', 'Bang Mod', 'Bang Krachao',
      'Rama I', 'Rama II', 'Rama III', 'Rama IV', 'Rama V', 'Rama VI', 'Rama VII', 'Rama VIII', 'Rama X',
    ],
  },
]

/** Other developers and their projects whose names contain our words, or are one edit away from one. */
export const OTHER_DEVELOPERS: readonly WordList[] = [
  {
    means: { is: 'opaque' },
    words: [
      'Land and Houses', 'Land and House', 'Land Houses', 'Quality Houses', 'Q House', 'Golden Land', 'Pruksa',
      'Sena House', 'Lumpini Ville', 'Lumpini Place',
    ],
  },
]
