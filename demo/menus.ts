import type { MenuPlace } from '@/features/site/domain/menu'
import {
  allHouses,
  CONDOMINIUM,
  condominiums,
  detached,
  entry,
  HOUSE,
  LOCATIONS,
  type MenuEntrySeed,
  shophouses,
  type Titles,
  townhomes,
} from './menu-entries'

/** A menu with its place in the shell. */
export interface MenuSeed extends MenuEntrySeed {
  place: MenuPlace
}

const menu = (place: MenuPlace, slug: string, titles: Titles, list: readonly MenuEntrySeed[]): MenuSeed => ({
  place,
  ...entry(slug, titles, list),
})

const ABOUT: readonly MenuEntrySeed[] = [
  entry('vision', ['วิสัยทัศน์', 'Our vision', '企業願景', '企业愿景']),
  entry('mission', ['พันธกิจ', 'Our mission', '企業使命', '企业使命']),
  entry('organization', ['โครงสร้างองค์กร', 'Organisation', '組織架構', '组织架构']),
  entry('responsibility', ['ความรับผิดชอบต่อสังคม', 'Responsibility', '企業責任', '企业责任']),
]

const CONTACT: Titles = ['ติดต่อเรา', 'Contact us', '聯絡我們', '联系我们']
const ASK: Titles = ['ฝากคำถาม', 'Ask a question', '向我們提問', '向我们提问']
const COMPLAINT: Titles = ['แจ้งเรื่องร้องเรียน', 'Make a complaint', '意見與投訴', '意见与投诉']
const LAND: Titles = ['เสนอขายที่ดิน', 'Sell us your land', '出售土地給我們', '出售土地给我们']
const CARE: Titles = ['noble care', 'noble care', 'noble care', 'noble care']
const NOBLE_ID: Titles = ['noble ID', 'noble ID', 'noble ID', 'noble ID']
const SUBSCRIPTION: Titles = ['ตั้งค่าการรับข่าวสาร', 'News you receive', '訂閱設定', '订阅设置']
const INVESTMENT: Titles = ['คู่มือลงทุน', 'Investment guide', '投資指南', '投资指南']
const TERMS: Titles = ['ข้อกำหนดและเงื่อนไข', 'Terms and conditions', '使用條款', '使用条款']
const POLICY: Titles = ['นโยบายความเป็นส่วนตัว', 'Privacy policy', '私隱政策', '隐私政策']
const COOKIES: Titles = ['นโยบายคุกกี้', 'Cookie policy', 'Cookie 政策', 'Cookie 政策']
const NEWS: Titles = ['ข่าวสาร', 'News', '最新消息', '新闻动态']
const CSR: Titles = ['กิจกรรมเพื่อสังคม', 'In the community', '社會公益', '社会公益']
const BLOG: Titles = ['บทความ', 'Blog', '專欄', '专栏']
const CAREER: Titles = ['ร่วมงานกับเรา', 'Careers', '加入我們', '加入我们']

/** The links of the shell (S2§2.5). Those whose page does not exist yet wait unseen until it does. */
export const MENUS: readonly MenuSeed[] = [
  menu(
    'noble',
    'brand-noble',
    ['noble', 'noble', 'noble', 'noble'],
    [
      entry('/brand-noble', ['รู้จัก noble', 'About noble', '認識 noble', '认识 noble']),
      entry('/project/condominium?brand=noble', CONDOMINIUM, condominiums('?brand=noble')),
      entry('/project/house?brand=noble', HOUSE, [
        allHouses('?brand=noble'),
        detached('?brand=noble'),
        townhomes('?brand=noble'),
      ]),
    ],
  ),
  menu(
    'nue',
    'brand-nue',
    ['nue', 'nue', 'nue', 'nue'],
    [
      entry('/brand-nue', ['รู้จัก nue', 'About nue', '認識 nue', '认识 nue']),
      entry('/project/condominium?brand=nue', CONDOMINIUM, condominiums('?brand=nue')),
      entry('/project/house?brand=nue', HOUSE, [
        allHouses('?brand=nue'),
        detached('?brand=nue'),
        townhomes('?brand=nue'),
        shophouses('?brand=nue'),
      ]),
    ],
  ),
  menu(
    'home',
    '',
    ['ค้นหาบ้าน', 'Find a home', '尋找住宅', '找房'],
    [
      entry('project/condominium', CONDOMINIUM, condominiums('')),
      entry('project/house', HOUSE, [allHouses(''), detached(''), townhomes(''), shophouses('')]),
      entry('location', ['ทำเล', 'Locations', '位置', '位置'], LOCATIONS),
      entry('project/past-projects/all', ['โครงการที่ผ่านมา', 'Past projects', '過往項目', '已交付项目']),
    ],
  ),
  menu(
    'promotion',
    'promotion',
    ['โปรโมชัน', 'Promotions', '優惠活動', '优惠活动'],
    [
      entry('/promotion', ['โปรโมชันทั้งหมด', 'All promotions', '所有優惠', '全部优惠']),
      entry('/noble-id', ['สิทธิประโยชน์ noble ID', 'noble ID benefits', 'noble ID 會員禮遇', 'noble ID 会员礼遇']),
    ],
  ),
  menu(
    'corporate',
    '',
    ['เกี่ยวกับเรา', 'The company', '關於我們', '关于我们'],
    [
      entry('about', ['องค์กรของเรา', 'Who we are', '我們是誰', '企业简介'], ABOUT),
      entry('news', NEWS, [
        entry('advertising', ['ภาพยนตร์และสื่อโฆษณา', 'Advertising', '廣告作品', '广告作品']),
        entry('newsletter', ['จดหมายข่าว', 'Newsletter', '電子報', '电子通讯']),
      ]),
      entry('csr', CSR),
      entry('blog', BLOG),
      entry('career', CAREER),
      entry('https://investor.noble-nue.example/', ['นักลงทุนสัมพันธ์', 'Investor relations', '投資者關係', '投资者关系']),
    ],
  ),
  menu(
    'service',
    '',
    ['บริการ', 'Services', '服務', '服务'],
    [
      entry(
        '',
        ['ติดต่อ', 'Talk to us', '與我們聯絡', '与我们联系'],
        [
          entry('/contact', CONTACT),
          entry('/form-contact', ASK),
          entry('/complaint', COMPLAINT),
          entry('/form-contact?active=land', LAND),
        ],
      ),
      entry(
        '',
        ['สำหรับลูกค้า', 'For customers', '客戶服務', '客户服务'],
        [
          entry('/noblecare', CARE),
          entry('/noble-id', NOBLE_ID),
          entry('/subscription-setting', SUBSCRIPTION),
          entry('/investment-guide', INVESTMENT),
        ],
      ),
      entry(
        '',
        ['ข้อกำหนดและนโยบาย', 'Terms and policies', '條款與政策', '条款与政策'],
        [entry('/terms-and-conditions', TERMS), entry('/policy', POLICY), entry('/policy?page=cookies', COOKIES)],
      ),
    ],
  ),
  menu(
    'secondary',
    '',
    ['ทางลัด', 'Shortcuts', '快速連結', '快捷入口'],
    [
      entry('home', ['หน้าแรก', 'Home page', '首頁', '首页']),
      entry('account-setting', ['บัญชีของฉัน', 'My account', '我的帳戶', '我的账户']),
      entry('affiliate/login', ['พันธมิตรแนะนำเพื่อน', 'Affiliates', '推介夥伴', '推荐伙伴']),
    ],
  ),
  menu(
    'footer',
    '',
    ['ลิงก์ส่วนท้าย', 'Footer links', '頁尾連結', '页脚链接'],
    [
      entry(
        '',
        ['เกี่ยวกับเรา', 'The company', '關於我們', '关于我们'],
        [
          entry('/about/vision', ['วิสัยทัศน์', 'Our vision', '企業願景', '企业愿景']),
          entry('/news', NEWS),
          entry('/csr', CSR),
          entry('/career', CAREER),
        ],
      ),
      entry(
        '',
        ['บริการ', 'Services', '服務', '服务'],
        [
          entry('/noblecare', CARE),
          entry('/form-contact', ASK),
          entry('/complaint', COMPLAINT),
          entry('/form-contact?active=land', LAND),
          entry('/investment-guide', INVESTMENT),
        ],
      ),
    ],
  ),
  menu(
    'legal',
    '',
    ['ข้อกำหนดและนโยบาย', 'Terms and policies', '條款與政策', '条款与政策'],
    [entry('policy', POLICY), entry('policy?page=cookies', COOKIES), entry('terms-and-conditions', TERMS)],
  ),
]
