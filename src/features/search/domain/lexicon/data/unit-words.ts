import type { WordList } from '../word-list'

/** Units of counts, money and distance; those of areas are in the table by region. */
export const UNIT_WORDS: readonly WordList[] = [
  {
    means: { is: 'unit', unit: 'beds', factor: 1 },
    words: [
      'ห้องนอน', 'นอน', 'hong norn', 'hong non', 'ห้องนอนพลัส', 'เบด', 'bed', 'beds', 'bedroom', 'bedrooms', 'bed room', 'bed rooms', 'br',
      'brs', 'bd', 'bdr', 'bdrm', 'bedder', 'ldk', 'bhk', 'bdrms', 'bd rm', 'bed rm', 'bed rms',
    ],
  },
  { means: { is: 'unit', unit: 'beds', factor: 1 }, isBehindFigure: true, words: ['b'] },
  {
    means: { is: 'unit', unit: 'beds', factor: 1 },
    words: [
      '房', '居', '居室', '室', '臥', '臥室', '個臥室', '間臥房', '個臥房', '臥房', '睡房', '睡房', '間房', '房間', '間臥室', '睡一廳', '睡兩廳', '睡兩衛', '個房間', '个卧室', '个臥房', '间房', '間房間', '间卧室', '间睡房',
      '個睡房', '房間', '間臥室', '卧', '间臥房',
    ],
  },
  // How Hong Kong counts bedrooms; elsewhere `to sleep`.
  { means: { is: 'unit', unit: 'beds', factor: 1 }, isBehindFigure: true, words: ['睡'] },
  {
    means: { is: 'unit', unit: 'bath', factor: 1 },
    words: [
      'ห้องน้ำ', 'น้ำ', 'bath', 'baths', 'bathroom', 'bathrooms', 'ba', 'bth', 'hong nam', '衛', '衛浴', '浴室', '衛生間', '个卫生间', '浴', '廁', '洗手間',
      '個廁所', '廁所', '間浴室', '間衛浴', '套衛浴', '間廁所', '個浴室', '個衛浴', '個洗手間', '間衛生間',
    ],
  },
  { means: { is: 'unit', unit: 'living', factor: 1 }, words: ['廳', '客廳'] },
  {
    means: { is: 'unit', unit: 'floor', factor: 1 },
    isBehindFigure: true,
    words: [
      'th floor', 'st floor', 'nd floor', 'rd floor', 'th floors', 'st floors', 'nd floors', 'rd floors', 'f',
    ],
  },
  { means: { is: 'unit', unit: 'floor', factor: 1 }, words: ['floor', '號樓層', '樓層', '字樓'] },
  { means: { is: 'unit', unit: 'floor', factor: 1 }, isFiller: true, words: ['樓'] },
  { means: { is: 'unit', unit: 'year', factor: 1 }, words: ['年', '年底', '年末', '年內'] },
  { means: { is: 'unit', unit: 'baht', factor: 1 }, words: ['บาท', 'baht', 'thb', 'bht', '泰銖', '銖', '泰币', '泰幣'] },
  {
    means: { is: 'unit', unit: 'storeys', factor: 1 },
    words: [
      'ชั้น', 'storey', 'storeys', 'story', 'stories', 'floors', '層', '層樓', '層樓高', '層高',
    ],
  },
  {
    means: { is: 'unit', unit: 'distance', factor: 1 },
    words: [
      'km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'metre', 'metres', 'meter', 'meters', 'กม',
      'กม.', 'กิโลเมตร', '公里',
    ],
  },
  {
    means: { is: 'unit', unit: 'parking', factor: 1 },
    words: [
      'car park', 'car parks', 'carpark', 'parking', 'parking space', 'parking spaces', 'cars', 'car parking', 'car spaces', 'parking bay', 'parking bays', 'parking spot', 'parking spots', 'parking lots', 'car garage',
      'garage', 'car parking spaces', 'parking lot', 'car space', 'khan', 'ที่จอดรถ', 'ที่จอดรถได้', 'จอดรถ', 'จอดรถได้', 'จอดได้', 'tee jod rot', 'ti jod rot', 'ที่จอด', '有位泊車', '泊車', 'คัน', 'ช่องจอด', 'ช่องจอดรถ', 'จอด', 'มีที่จอดรถ', 'รถ',
      '車位', '個車位', '停車位', '個停車位', '台車', '輛車', '部車', '架車', '泊車位', '個泊車位', '停車', '車庫', '個車庫', '平面車位', '輛',
    ],
  },
  { means: { is: 'unit', unit: 'minutes', factor: 1 }, words: ['นาที', 'minute', 'minutes', 'mins', '分鐘', '分', 'fenzhong'] },
  { means: { is: 'studio' }, isAlone: true, words: ['สตู'] },
  {
    means: { is: 'studio' },
    words: [
      'ห้องสตู', 'สตูฯ', 'สตูดิโอ', 'kaijian', '一室戶', 'ห้องสตูดิโอ', 'สตูดิโอรูม', 'studio', 'studios', 'studio room', 'studio apartment', 'studio apartments', 'studio flat', 'studio flats', 'studio condo', 'studio unit', 'studio units', '單身公寓', '單身套房', '開放式單位', '單間', '開放式', '開間', '單身', '套房', '工作室',
    ],
  },
]
