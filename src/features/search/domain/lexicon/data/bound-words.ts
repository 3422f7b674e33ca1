import type { WordList } from '../word-list'

/** Words around an amount: bounds, ranges, prices, monthly payments, and money that is not the price of a home. */
export const BOUND_WORDS: readonly WordList[] = [
  {
    means: { is: 'bound', bound: 'most', side: 'before' },
    words: [
      'ไม่เกิน', 'ไม่ให้เกิน', 'ไม่เอาเกิน', 'ไม่ขอเกิน', 'ไม่อยากเกิน', 'ไม่อยากให้เกิน', 'ไม่ควรเกิน', 'ห้ามเกิน',
      'อย่าเกิน', 'ต่ำกว่า', 'ไม่ถึง', 'น้อยกว่า', 'ถูกกว่า', 'ไม่มากกว่า', 'ไม่เกินงบ', 'งบไม่เกิน', 'ราคาไม่เกิน',
      'สูงสุด', 'มากสุด', 'สูงสุดไม่เกิน', 'ภายใน',
    ],
  },
  {
    means: { is: 'bound', bound: 'budget', side: 'before' },
    words: [
      'งบ', 'งบประมาณ', 'มีงบ', 'งบมี', 'มีเงิน', 'มีเงินสด', 'มีตัง', 'มีตังค์', 'budget', 'my budget', 'budget of',
      'bgt', '预算', '預算為', '預算有', '总价', '總預算',
    ],
  },
  {
    means: { is: 'bound', bound: 'most', side: 'before' },
    words: [
      'under', 'below', 'up to', 'less than', 'no more than', 'not more than', 'not over', 'at most', 'cheaper than',
      'beneath', 'less then', 'no more then', 'not more then', 'cheaper then',
    ],
  },
  {
    means: { is: 'bound', bound: 'most', side: 'before' },
    isFiller: true,
    words: [
      'lower than', 'within', 'maximum of', 'not exceeding', 'max of', 'smaller than', 'fewer than', 'lower then',
      'smaller then',
    ],
  },
  { means: { is: 'bound', bound: 'most', side: 'both' }, words: ['max', 'maximum'] },
  {
    means: { is: 'bound', bound: 'most', side: 'before' },
    words: [
      '至多', '最多', '不超過', '不要超過', '不能超過', '不想超過', '不可超過', '不得超過', '別超過', '不要超', '別超', '不要高於', '不大於', '不超', '不到', '低於',
      '少於', '小於', '不高於', '不多於', '不足', '最高', '上限', '唔好過', '唔過', '唔超過', '唔多過', '唔好多過',
    ],
  },
  {
    means: { is: 'bound', bound: 'most', side: 'after' },
    words: [
      'or less', 'or under', 'or below', 'and under', 'and below', 'tops', 'or lower', 'ลงมา', 'ลงไป', 'หรือต่ำกว่า',
      'หรือน้อยกว่า',
      '以下', '以內', '之內', '內', '以里', '封頂', '之下',
    ],
  },
  // Hong Kong: `below` an amount; elsewhere it means downstairs.
  { means: { is: 'bound', bound: 'most', side: 'after' }, isFiller: true, words: ['樓下'] },
  // Hong Kong: `above` an amount; elsewhere it means upstairs.
  { means: { is: 'bound', bound: 'least', side: 'after' }, isFiller: true, words: ['樓上'] },
  {
    means: { is: 'bound', bound: 'least', side: 'before' },
    words: [
      'มากกว่า', 'เกิน', 'สูงกว่า', 'ไม่ต่ำกว่า', 'ไม่น้อยกว่า', 'อย่างน้อย', 'อย่างต่ำ', 'ตั้งแต่', 'เริ่มต้น',
      'เริ่มต้นที่', 'เริ่ม', 'เริ่มที่', 'ใหญ่กว่า', 'เกินกว่า', 'ราคาเริ่มต้น', 'ขั้นต่ำ',
      'over', 'above', 'at least', 'more than', 'starting from', 'starting at', 'starts at', 'starts from',
      'not less than', 'more then', 'not less then',
      'start', 'starts', 'starting', 'start from', 'start at', 'starting price', 'starting price of', 'start price',
      'price start', 'price starts', 'price starting', 'prices start', 'prices starting',
      'price from', 'prices from', 'price start at', 'price starts at', 'prices start at', 'price start from',
      'price starts from', 'prices start from',
    ],
  },
  {
    means: { is: 'bound', bound: 'least', side: 'before' },
    isFiller: true,
    words: [
      'no less than', 'minimum of', 'larger than', 'bigger than', 'greater than', 'higher than', 'from', 'beyond',
      'larger then', 'bigger then', 'greater then', 'higher then',
    ],
  },
  { means: { is: 'bound', bound: 'least', side: 'both' }, words: ['min', 'minimum'] },
  {
    means: { is: 'bound', bound: 'least', side: 'before' },
    words: [
      '至少', '最少', '起碼', '超過', '高於', '多於', '大於', '不低於', '不少於', '不小於', '最低',
    ],
  },
  {
    means: { is: 'bound', bound: 'least', side: 'before' },
    isFiller: true,
    words: [
      '超', '超出', '逾', '過', '大過', '多過',
    ],
  },
  {
    means: { is: 'bound', bound: 'least', side: 'after' },
    words: [
      'ขึ้นไป', 'อัพ', 'อัป', 'หรือมากกว่า', 'เป็นต้นไป',
      'and up', 'and above', 'or more', 'and over', 'or above', 'plus', 'upwards', 'and more', 'or over', 'up',
      'or higher',
      '以上', '起', '起步', '起跳', '或以上', '之上', '朝上',
    ],
  },
  {
    means: { is: 'bound', bound: 'about', side: 'before' },
    words: [
      'ประมาณ', 'ราวๆ', 'ราว', 'สัก', 'ซัก', 'เฉลี่ย',
    ],
  },
  {
    means: { is: 'bound', bound: 'about', side: 'before' },
    isFiller: true,
    words: [
      'around', 'about', 'approx', 'approximately', 'roughly', 'circa', 'some',
    ],
  },
  { means: { is: 'bound', bound: 'about', side: 'before' }, words: ['約', '大約', '大概', '差不多', '約莫', '接近'] },
  {
    means: { is: 'bound', bound: 'about', side: 'after' },
    words: [
      '左右', '上下', '前後', 'บวกลบ', 'โดยประมาณ', 'or so', 'ish',
    ],
  },
  { means: { is: 'bound', bound: 'low', side: 'after' }, words: ['ต้นๆ', 'ต้น'] },
  { means: { is: 'bound', bound: 'odd', side: 'both' }, words: ['กว่า', 'กว่าๆ', '多', '出頭', 'odd'] },
  { means: { is: 'bound', bound: 'odd', side: 'after' }, words: ['กลางๆ', 'ปลายๆ', 'นิดๆ', 'เศษๆ', 'เศษ'] },
  { means: { is: 'per' }, words: ['per', 'ต่อ', '每'] },
  // A price per square metre is not the price of a home; it is treated like a foreign currency.
  {
    means: { is: 'unit', unit: 'foreign', factor: 1 },
    words: [
      'ตารางเมตรละ', 'ตร.ม.ละ', '單價', '均價', '呎價', '尺價', '坪價',
    ],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1 },
    starts: [
      '每', '每一',
    ],
    endings: [
      '平', '平米', '平方', '平方米', '平方公尺', '坪', '呎', '平方呎', '尺',
    ],
  },
  {
    means: { is: 'to' },
    isFiller: true,
    words: [
      'ถึง', 'ไปถึง', 'จนถึง', 'to', 'till', 'until', 'through', '到', '至',
    ],
  },
  {
    means: { is: 'price' },
    isFiller: true,
    words: [
      'ราคา', 'ในราคา', 'ราคาประมาณ', 'ช่วงราคา', 'price', 'prices', 'priced at', 'price range', 'between', 'cost',
      'costs', '價格', '价位', '售價', '總價', '價錢', '樓價', '房價', '介于', 'ระหว่าง',
    ],
  },
  {
    means: { is: 'monthly', side: 'before' },
    words: [
      'ผ่อน', 'ผ่อนเดือนละ', 'ผ่อนต่อเดือน', 'เดือนละ', 'งวดละ', 'ผ่อนงวดละ', 'ผ่อนชำระ', 'ผ่อนชำระเดือนละ',
      'ผ่อนสบาย', 'ผ่อนได้', 'ผ่อนไหว', 'ผ่อนได้เดือนละ', 'ผ่อนไหวเดือนละ', 'ค่างวด', 'ผ่อนไม่เกินเดือนละ',
      'ผ่อนตกเดือนละ', 'ส่งเดือนละ', 'จ่ายเดือนละ',
      'monthly payment', 'monthly payments', 'monthly installment', 'mortgage', 'mortgage of', 'installment',
      'instalment', 'installments', 'instalments', 'installment of', 'installments of', 'instalment of',
      'instalments of', 'payments of', 'monthly budget', 'repay', 'repayment', 'pay', 'repayments',
      'monthly payment of',
      '供款', '按揭', '房貸', '房貸每月', '月供预算', '供樓', '供房', '還貸', '還房貸', '供樓每月', '按揭每月',
    ],
  },
  {
    means: { is: 'monthly', side: 'both' },
    starts: [
      '月', '每月', '每個月', '一個月', '每月只能', '每月可以',
    ],
    endings: [
      '供', '供款', '付', '付款', '繳', '交', '還', '還款', '還貸', '還房貸', '供樓', '供房', '房貸', '貸款', '負擔', '按揭',
    ],
  },
  {
    means: { is: 'monthly', side: 'after' },
    words: [
      'per month', 'a month', 'each month', 'every month', 'month', 'mo', 'pcm', 'p.m.', 'ต่อเดือน', 'เดือน',
      'ทุกเดือน', 'บาทต่อเดือน', '月',
    ],
  },
  { means: { is: 'monthly', side: 'both' }, words: ['每月', '每個月', '一個月', 'monthly'] },
  {
    means: { is: 'otherMoney' },
    words: [
      'เงินเดือน', 'รายได้', 'เงินดาวน์', 'ดาวน์', 'เงินจอง', 'จอง', 'ค่าส่วนกลาง', 'ส่วนกลาง', 'ค่าเช่า', 'เช่า',
      'ส่วนลด', 'ลด', 'กู้',
      'ล้านละ', 'ตารางวาละ', 'ตร.ว.ละ', 'วาละ', 'ไร่ละ', 'ราคาต่อตารางเมตร', 'ราคาต่อตร.ม.', 'ราคาต่อตารางวา',
    ],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1 },
    words: [
      'usd', 'us dollars', 'dollars', 'dollar', 'bucks', 'aud', 'cad', 'nzd', 'myr', 'ringgit', 'inr', 'rupee',
      'rupees', 'aed', 'dirham', 'dirhams', 'jpy', 'yen', 'krw', 'rub', 'rubles', 'roubles', 'chf', 'pounds', 'quid',
      'hkd', 'rmb', 'cny', 'yuan', 'sgd', 'eur', 'euro', 'euros', 'gbp', 'twd', 'ดอลลาร์', 'หยวน', '元', '人民幣', '美元',
      '美金', '港幣', '港元', '新台幣', '台幣',
    ],
  },
  {
    means: { is: 'otherMoney' },
    words: [
      'salary', 'income', 'down payment', 'deposit', 'common fee', 'rent', 'rental', 'discount', 'fee', 'fees',
      'earn', 'earning', 'cashback', 'cash back', 'voucher', 'gift voucher',
      '出租', '租房', '月租', '月薪', '收入', '月收入', '年薪', '年收入', '年收', '薪水', '薪資', '首付', '首期', '自備款', '押金', '過戶費', '定金', '訂金',
      '租金', '管理費', '物業費', '折扣', '優惠', '頭期款', '工資',
    ],
  },
]
