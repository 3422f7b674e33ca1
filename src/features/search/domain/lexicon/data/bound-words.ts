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
      'under', 'below', 'up to', 'less than', 'no more than', 'not more than', 'not over', 'and up to', 'and at most', 'cheaper than',
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
  { means: { is: 'bound', bound: 'most', side: 'both' }, words: ['max', 'maximum', 'at most'] },
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
      'over', 'above', 'more than', 'starting from', 'starting at', 'starts at', 'starts from',
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
  { means: { is: 'bound', bound: 'least', side: 'both' }, words: ['min', 'minimum', 'at least'] },
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
      'ประมาณ', 'ราคาประมาณ', 'ราวๆ', 'ราว', 'สัก', 'ซัก', 'เฉลี่ย',
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
  {
    means: { is: 'bound', bound: 'exact', side: 'both' },
    words: ['exactly', 'พอดี', 'พอดีเป๊ะ', 'เป๊ะๆ', 'เป๊ะ', '正好', '剛好', '整', '啱啱好', '恰好', 'precisely', '剛剛好'],
  },
  {
    means: { is: 'bound', bound: 'most', side: 'before' },
    isFiller: true,
    words: [
      'before', 'earlier than', 'by the end of', 'by', 'no more expensive than', 'costing at most', 'not larger than', 'not later than', 'no higher than the',  'before the end of', 'no later than', 'at the latest', 'no dearer than', 'no higher than', 'no bigger than', 'no larger than', 'no taller than', 'not above', 'nothing above', 'kept under', 'not more far than', "mustn't be more than",
      "shouldn't cost more than", 'cost less than', 'lower than', 'not bigger than', 'not larger than', 'not higher than', 'no further than', 'no farther than', 'costs under', 'must not exceed', "can't go over", 'cannot go over', "mustn't exceed", 'not exceed', 'at the very most',
      "can't be more than", 'not to exceed', 'nothing over', 'not taller than', 'nothing higher than', 'no more expensive than', 'not older than', 'capped at',
    ],
  },
  {
    means: { is: 'bound', bound: 'most', side: 'before' },
    words: [
      'เล็กกว่า', 'ขนาดเล็กกว่า', 'ไม่แพงกว่า', 'ราคาถูกกว่า', 'ไม่สูงไปกว่า', 'ก่อน', 'ราคาต่ำกว่า', 'มากสุดไม่เกิน', 'ไม่มากไปกว่า', 'เสร็จก่อนปี', 'เสร็จไม่เกินปี', 'เสร็จอย่างช้าปี', 'อย่างช้า', 'อย่างช้าปี', 'ไม่เกินปี พ.ศ.', '便宜過', '平過', '細過', '唔貴過', '不貴過', '不晚於', '不遲於', '最高不超過',
      'อย่าให้เกิน', 'ไม่เอาที่เกิน', 'เต็มที่', 'งบเต็มที่', 'ไม่ใหญ่กว่า', 'ไม่ใหญ่เกิน', 'ไม่สูงเกิน', 'ไม่สูงกว่า', 'อย่าเกิน', 'ห้ามเกินกว่า', 'ภายในปี', 'ไม่เกินปี', 'ก่อนปี', 'อย่างมาก', 'มากที่สุดไม่เกิน', 'ไม่ไกลเกิน', 'อย่าให้แพงกว่า', 'mai kern', 'mai gern', 'mai koen',
      '唔好超過', '別超過', '不超出', '控制在', '最晚', '最遲', '至遲', '頂多', '至多係', '唔高過', '不要高過', '至多', '唔好高過', '唔大過', '唔超', '勿超過', '不能高於',
    ],
  },
  {
    means: { is: 'bound', bound: 'most', side: 'after' },
    words: ['及以下', '或更低', '或者更低', '更低', 'at the latest', 'or earlier', 'at the very latest', 'at the outside', 'at most', 'at the most', 'or fewer', 'or lower', 'or smaller', 'or earlier', '已下', '或以下', '或更早', '有找', '往下', '為止', '底前', '之前', 'ไม่เกินนี้', '年底前', '年底以前', '年末前', '年底之前', 'เป็นอย่างมาก', '樓內', '打住', '到頂', '以前', 'limit'],
  },
  {
    means: { is: 'bound', bound: 'least', side: 'after' },
    words: ['or bigger', 'or larger', '及以上', '或更多', '或者更高', '或以後', '以後', '或更晚', '之後或更晚', 'or newer', 'from there up', '更高', 'or later', 'at minimum', 'at the minimum', 'at the least', 'or newer', '往上', '或以上的', '或之後', '或以後', '之後', '或更多', '打上', '以上都行', 'เป็นอย่างน้อย', 'อย่างน้อย', 'บวก', '+', 'onwards', 'and bigger', 'or greater', 'and higher', '或更大', '或更高'],
  },
  {
    means: { is: 'bound', bound: 'least', side: 'before' },
    words: [
      'after', 'later than', 'not before', 'not ready before', 'not earlier than', 'no earlier than', 'no sooner than', 'ไม่ก่อนปี', '最少要', '至少要有', 'หลัง', 'หลังปี', 'หลังจากปี', 'แพงกว่า', 'ราคาตั้งแต่', 'ราคาสูงกว่า', 'ราคาเกิน', 'ตั้งแต่ปี', '不早於', '最早', '最快', '唔少過', '貴過', '大過', '多過', '不低過', '不低於',
      'not smaller than', 'no smaller than', 'not below', 'no fewer than', 'at the very least', 'no lower than', 'no less then', 'not lower than', 'not under', 'at lest', 'mai tam kwa', 'yang noi', 'ไม่เล็กกว่า', 'ต้องมากกว่า', 'อย่างน้อยๆ', 'อย่างต่ำๆ', 'ไม่น้อยไปกว่า', 'สูงเกิน', 'สูงกว่า', '怎麼著也得', '最起碼', '不能少於', '起碼要', '至少要', '不細過', '唔少過', '唔細過',
    ],
  },
  {
    means: { is: 'bound', bound: 'about', side: 'before' },
    isFiller: true,
    words: ['abt', 'ราคาราวๆ', 'ราวๆสัก', 'budget around', 'somewhere around', 'in the region of', 'around about', 'give or take'],
  },
  { means: { is: 'bound', bound: 'about', side: 'after' }, words: ['give or take', 'more or less', 'บวกลบนิดหน่อย', '上下吧', '左右吧'] },
  { means: { is: 'bound', bound: 'low', side: 'after' }, words: ['ต้นๆ', 'ต้น'] },
  { means: { is: 'bound', bound: 'budget', side: 'after' }, words: ['เท่านั้น'] },
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
      '平', '平米', '平方', '平方米', '平方公尺', '坪', '呎', '平方呎', '尺', '平方哇', '哇',
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
      'ราคา', 'ในราคา', 'ช่วงราคา', 'price', 'prices', 'priced at', 'price range', 'between', 'cost',
      'costs', '價格', '价位', '售價', '總價', '價錢', '樓價', '房價', '介于', '介乎', '落在', '抓', 'bracket', 'ระหว่าง', 'ราคาอยู่ที่',
    ],
  },
  {
    means: { is: 'monthly', side: 'before' },
    words: [
      'ผ่อน', 'ผ่อนเดือนนึง', 'ผ่อนแค่', 'ผ่อนได้แค่', 'ผ่อนเดือนละ', 'ผ่อนต่อเดือน', 'เดือนละ', 'งวดละ', 'ผ่อนงวดละ', 'ผ่อนชำระ', 'ผ่อนชำระเดือนละ',
      'ผ่อนสบาย', 'ผ่อนได้', 'ผ่อนไหว', 'ผ่อนได้เดือนละ', 'ผ่อนไหวเดือนละ', 'ค่างวด', 'ผ่อนไม่เกินเดือนละ',
      'ผ่อนตกเดือนละ', 'ส่งเดือนละ', 'จ่ายเดือนละ',
      'monthly payment', 'monthly payments', 'monthly of', 'a monthly of', 'monthly instalment', 'monthly instalments', 'monthly installment', 'mortgage', 'mortgage of', 'installment',
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
      'เงินเดือน', 'รายได้', 'เงินดาวน์', 'ดาวน์', 'เงินจอง', 'จอง', 'ค่าเช่า', 'เช่า',
      'ส่วนลด', 'ลด', 'กู้',
      'ล้านละ', 'ตารางวาละ', 'ตร.ว.ละ', 'วาละ', 'ไร่ละ', 'ราคาต่อตารางเมตร', 'ราคาต่อตร.ม.', 'ราคาต่อตารางวา',
    ],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'USD' },
    words: ['usd', 'us dollars', 'us dollar', 'dollars', 'dollar', 'bucks', 'ดอลลาร์', 'ดอลลาร์สหรัฐ', 'เหรียญ', 'เหรียญยูเอส', 'เหรียญสหรัฐ', 'ดอลล่าร์', 'เหรียญดอลลาร์', '美元', '美金', '美刀', '刀'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'HKD' },
    words: ['hkd', 'hk dollars', 'hong kong dollars', 'ดอลลาร์ฮ่องกง', 'เหรียญฮ่องกง', '港幣', '港元', '港紙', '港銀'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'TWD' },
    words: ['twd', 'ntd', 'nt dollars', 'taiwan dollars', 'taiwanese dollars', 'new taiwan dollars', 'ดอลลาร์ไต้หวัน', 'เหรียญไต้หวัน', '新台幣', '台幣', '新臺幣', '臺幣'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'CNY' },
    words: ['rmb', 'cny', 'yuan', 'renminbi', 'chinese yuan', 'หยวน', 'เงินหยวน', '人民幣', '人民币', 'r m b'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'SGD' },
    words: ['sgd', 'singapore dollars', 'sing dollars', 'ดอลลาร์สิงคโปร์', 'เหรียญสิงคโปร์', '新加坡元', '新幣', '坡幣'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'EUR' },
    words: ['eur', 'euro', 'euros', 'ยูโร', '歐元'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'GBP' },
    words: ['gbp', 'pounds', 'quid', 'sterling', 'ปอนด์', '英鎊'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'JPY' },
    words: ['jpy', 'yen', 'เยน', '日元', '日圓'],
  },
  {
    means: { is: 'unit', unit: 'foreign', factor: 1, currency: 'AUD' },
    words: ['aud', 'australian dollars', 'aussie dollars', 'ดอลลาร์ออสเตรเลีย', '澳元', '澳幣'],
  },
  // Without a rate of ours, or of no single currency.
  {
    means: { is: 'unit', unit: 'foreign', factor: 1 },
    words: [
      'cad', 'nzd', 'myr', 'ringgit', 'inr', 'rupee', 'rupees', 'aed', 'dirham', 'dirhams', 'krw', 'rub', 'rubles', 'roubles', 'chf', '元',
    ],
  },
  {
    means: { is: 'otherMoney' },
    words: [
      'salary', 'income', 'down payment', 'deposit', 'rent', 'rental', 'discount', 'fee', 'fees',
      'earn', 'earning', 'cashback', 'cash back', 'voucher', 'gift voucher',
      '出租', '租房', '月租', '月薪', '收入', '月收入', '年薪', '年收入', '年收', '薪水', '薪資', '首付', '首期', '自備款', '押金', '過戶費', '定金', '訂金',
      '租金', '折扣', '優惠', '頭期款', '工資',
    ],
  },
]
