import { type LabelledQuery, typedOn } from './labelled-query'

/**
 * Written from the content alone and never run before, when the search had already been tuned on the other sets. Its
 * score in the first run is in `docs/performance.md`. It has been used for tuning since.
 */
export const BLIND_QUERIES: readonly LabelledQuery[] = [
  ...typedOn('th', [
    { q: 'คอนโดไม่เกินสามล้านครึ่ง', understood: { group: 'condominium', price: { max: 3.5e6 } } },
    { q: 'บ้านโซนดอนเมือง งบ 6 ล้าน', understood: { group: 'house', place: 'donmueang', price: { max: 6e6 } } },
    { q: 'คอนโดbtsห้าแยกลาดพร้าว 1นอน', understood: { group: 'condominium', station: 'ha-yaek-lat-phrao', beds: 1 } },
    { q: 'ทาวน์โฮมบางนาใกล้เมกา', understood: { group: 'townhome', place: 'bangna' } },
    { q: 'คอนโดติดรถไฟฟ้าสายสีม่วง', understood: { group: 'condominium', line: 'mrt-purple' } },
    { q: 'คอนโด ผ่อน 1 หมื่นต้นๆ', understood: { group: 'condominium', monthly: 10_000 } },
    {
      q: 'อยากเลี้ยงหมาในคอนโด ย่านเอกมัย',
      understood: { group: 'condominium', tags: ['pet-friendly'], place: 'ekkamai' },
    },
    { q: 'คอนโดพร้อมพง 1 ห้องนอน', understood: { group: 'condominium', place: 'phromphong', beds: 1 } },
    {
      q: 'บ้านเดี่ยว 4 ห้องนอน 4 ห้องน้ำ งบไม่เกิน 20 ล้าน',
      understood: { group: 'single-detached-house', beds: 4, price: { max: 20e6 } },
    },
    { q: 'โนเบิ้ลเคเดนซ์เอกมัย', understood: {}, hits: ['noble-cadence-ekkamai'] },
    { q: 'เอกมัยซอย 12', understood: { place: 'ekkamai' } },
    {
      q: 'ห้องชุด 30-35 ตรม. แถวพระราม9',
      understood: { group: 'condominium', area: { min: 30, max: 35 }, place: 'rama9' },
    },
    {
      q: 'คอนโดวิวแม่น้ำเจ้าพระยาฝั่งธน ไม่เกิน 3 ล้าน',
      understood: { group: 'condominium', tags: ['river-view'], place: 'thonburi', price: { max: 3e6 } },
    },
    { q: '8voFfrihv,vp^j', understood: { group: 'condominium', badge: 'Ready_to_Move' } },
    {
      q: 'ที่ดินแถวพัฒนาการ 100 ตารางวา',
      understood: { group: 'land', place: 'pattanakarn-krungthepkreetha', area: { min: 400, max: 400 } },
      hits: ['noble-plot-pattanakarn'],
    },
  ]),
  ...typedOn('en', [
    { q: 'condo nr Asoke BTS max 10mil', understood: { group: 'condominium', station: 'asok', price: { max: 10e6 } } },
    { q: 'townhomes Ratchapruk 3 beds', understood: { group: 'townhome', place: 'westgate-ratchapruek', beds: 3 } },
    {
      q: 'any house under thb 10m ready now',
      understood: { group: 'house', price: { max: 10e6 }, badge: 'Ready_to_Move' },
    },
    { q: 'condominiums from THB 4m up to 6m', understood: { group: 'condominium', price: { min: 4e6, max: 6e6 } } },
    { q: 'Phaya Tai condo', understood: { group: 'condominium', station: 'phaya-thai' } },
    { q: 'saphan kwai 2 bed', understood: { station: 'saphan-khwai', beds: 2 } },
    { q: 'Chit Lom BTS 3 bedroom apt', understood: { station: 'chit-lom', beds: 3, group: 'condominium' } },
    { q: 'duplex thonglor', understood: { place: 'thonglor' }, hits: ['noble-atelier-thonglor'] },
    { q: 'pet frendly condo ari', understood: { tags: ['pet-friendly'], group: 'condominium', place: 'ari' } },
    {
      q: 'studio flat by Don Muang airport',
      understood: { beds: 0, group: 'condominium', place: 'donmueang' },
    },
    {
      q: 'a place with river views below five million',
      understood: { tags: ['river-view'], price: { max: 5e6 } },
    },
    { q: 'family home 4 bedroom ramintra', understood: { beds: 4, place: 'ekkamai-ramindra' } },
    { q: 'nue tempo ngam wong wan', understood: {}, hits: ['nue-tempo-ngamwongwan'] },
    { q: 'mortgage 30k/mo 1 bedroom', understood: { monthly: 30_000, beds: 1 } },
    { q: 'commercial building bangna', understood: { tags: ['shophouse'], place: 'bangna' } },
  ]),
  ...typedOn('cht', [
    { q: '曼谷新樓盤 兩房 600萬內', understood: { badge: 'New_Project', beds: 2, price: { max: 6e6 } } },
    { q: '阿速站附近一房', understood: { station: 'asok', beds: 1 } },
    { q: '通羅買樓要幾錢', understood: { place: 'thonglor' } },
    { q: '億甲邁可養狗單位', understood: { place: 'ekkamai', tags: ['pet-friendly'] } },
    { q: '獨立屋 四房 有花園', understood: { group: 'single-detached-house', beds: 4 } },
    { q: '三千萬以上的公寓', understood: { group: 'condominium', price: { min: 30e6 } } },
    { q: '曼谷北部 排屋 三百萬左右', understood: { group: 'townhome', price: { min: 2.7e6, max: 3.3e6 } } },
    { q: '近捷運勝利紀念碑', understood: { station: 'victory-monument' } },
    { q: '近BTS安努 一房一廳 500萬', understood: { station: 'on-nut', beds: 1, price: { max: 5e6 } } },
    { q: '月供三萬以內', understood: { monthly: 30_000 } },
    {
      q: '河邊公寓 吞武里 開放式',
      understood: { tags: ['river-view'], group: 'condominium', place: 'thonburi', beds: 0 },
    },
    { q: '邦納 店屋', understood: { place: 'bangna', tags: ['shophouse'] } },
    { q: '現樓 拉瑪9 studio', understood: { badge: 'Ready_to_Move', place: 'rama9', beds: 0 } },
    { q: '諾布爾 阿黎', understood: { brand: 'noble', place: 'ari' } },
    { q: '35平方米左右 一房 素坤逸', understood: { area: { min: 31.5, max: 38.5 }, beds: 1, place: 'sukhumvit' } },
  ]),
  ...typedOn('chs', [
    { q: '通罗地铁站旁 大平层', understood: { station: 'thong-lo' } },
    { q: '曼谷市中心公寓 总价三百万到五百万', understood: { group: 'condominium', price: { min: 3e6, max: 5e6 } } },
    { q: '是隆附近两房多少钱', understood: { place: 'silom', beds: 2 } },
    { q: '拉差达 拉抛 新开盘', understood: { place: 'ratchada-ladprao', badge: 'New_Project' } },
    { q: '带泳池的独栋 2500万以内', understood: { group: 'single-detached-house', price: { max: 25e6 } } },
    { q: '联排别墅 邦纳 有车位', understood: { group: 'townhome', place: 'bangna' } },
    { q: '养猫 一居室 预算600万', understood: { tags: ['pet-friendly'], beds: 1, price: { max: 6e6 } } },
    {
      q: '素坤逸线公寓 35平',
      understood: { line: 'bts-sukhumvit', group: 'condominium', area: { min: 35, max: 35 } },
    },
    {
      q: '拉玛9 MRT 一居 300万-400万',
      understood: { station: 'phra-ram-9', beds: 1, price: { min: 3e6, max: 4e6 } },
    },
    { q: '机场附近的公寓', understood: { group: 'condominium' }, hits: ['nue-loop-donmueang'] },
    { q: '每月还款两万五', understood: { monthly: 25_000 } },
    { q: '瓦差拉蓬 别墅 三房', understood: { place: 'watcharapol', group: 'house', beds: 3 } },
    {
      q: 'noble公寓 现房 通勤方便',
      understood: { brand: 'noble', group: 'condominium', badge: 'Ready_to_Move' },
    },
    { q: '昌瓦他那 粉线 开间', understood: { place: 'chaengwattana', line: 'mrt-pink', beds: 0 } },
    { q: '不要超过四百万', understood: { price: { max: 4e6 } } },
  ]),
  ...typedOn('th', [
    {
      q: 'คอนโด BTS On Nut งบ 3M',
      understood: { group: 'condominium', station: 'on-nut', price: { max: 3e6 } },
    },
    {
      q: 'บ้าน near ทางด่วน 10-20M',
      understood: { group: 'house', tags: ['near-expressway'], price: { min: 10e6, max: 20e6 } },
    },
    { q: 'ห้อง studio ladprao', understood: { beds: 0, place: 'ratchada-ladprao' } },
    { q: 'nueครอส', understood: {}, hits: ['nue-cross-khukhot-station'] },
  ]),
  ...typedOn('en', [{ q: 'condo สายสีชมพู 1br', understood: { group: 'condominium', line: 'mrt-pink', beds: 1 } }]),
  ...typedOn('cht', [
    { q: 'Thonglor 一房 under 10M', understood: { place: 'thonglor', beds: 1, price: { max: 10e6 } } },
    { q: 'ทาวน์เฮาส์ 聯排 bangna', understood: { group: 'townhome', place: 'bangna' } },
  ]),
  ...typedOn('chs', [{ q: '泰国 condo 预算5 million', understood: { group: 'condominium', price: { max: 5e6 } } }]),
]
