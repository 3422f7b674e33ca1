import type { Locale } from '@/i18n/locales'

/**
 * Sentences a buyer or an authority can hold the company to, approved once for each language and used by the copy of all
 * projects instead of being written again: each carries its own condition, and promises only what the page does.
 */
export const CLAIMS = {
  th: {
    loan: 'ยื่นขอสินเชื่อได้สูงสุด 100% ของราคาขาย ทั้งนี้ขึ้นอยู่กับการพิจารณาของธนาคาร สำหรับผู้กู้ที่มีรายได้ในประเทศไทย ผู้ซื้อจากต่างประเทศกรุณาสอบถามก่อน',
    loanInShort: 'ขอสินเชื่อได้สูงสุด 100% ของราคา ขึ้นอยู่กับการพิจารณาของธนาคาร',
    noFullLoan: 'โครงการไม่ได้อยู่ในกลุ่มสินเชื่อ 100% วงเงินขึ้นอยู่กับการพิจารณาของธนาคาร',
    quota:
      'ชาวต่างชาติถือกรรมสิทธิ์ห้องชุดรวมกันได้ไม่เกิน 49% ของเนื้อที่ห้องชุดทั้งหมดในอาคาร โดยต้องนำเงินตราต่างประเทศเข้ามาและมีหลักฐานจากธนาคาร เราแจ้งโควตาคงเหลือให้ทราบก่อนจอง',
    quotaAtResale:
      'ชาวต่างชาติถือกรรมสิทธิ์ห้องชุดรวมกันได้ไม่เกิน 49% ของเนื้อที่ห้องชุดทั้งหมดในอาคาร โดยต้องนำเงินตราต่างประเทศเข้ามาและมีหลักฐานจากธนาคาร ขอหนังสือรับรองโควตาจากนิติบุคคลอาคารชุดก่อนวางมัดจำ',
    reserve: 'เลือกยูนิตแล้วส่งข้อมูลติดต่อจากหน้านี้ ที่ปรึกษาการขายจะดำเนินการจองไปพร้อมกับคุณ ช่วงที่เปิดจองออนไลน์ คุณจองเองจากหน้านี้ได้เช่นกัน',
  },
  en: {
    loan: 'You can apply for a loan of up to 100% of the price, subject to the bank’s approval. This is for borrowers with income in Thailand; buyers from abroad, please ask us first.',
    loanInShort: 'loans of up to 100% of the price, if the bank agrees',
    noFullLoan: 'The project is not in the 100% loan programme; the bank decides how much it lends.',
    quota:
      'Foreign owners may together hold freehold up to 49% of the total area of all units in the building. The money must come from abroad in foreign currency, with bank evidence; we tell you what is left of the quota before you reserve.',
    quotaAtResale:
      'Foreign owners may together hold freehold up to 49% of the total area of all units in the building. The money must come from abroad in foreign currency, with bank evidence; ask the juristic office for a letter on the quota before you pay a deposit.',
    reserve:
      'Choose a unit and send us your details on this page, and an adviser makes the reservation with you; while online booking is open, you can also book it here yourself.',
  },
  cht: {
    loan: '最高可申請售價 100% 的按揭貸款，以銀行審批為準；適用於在泰國有收入的借款人，海外買家的條件不同，請先查詢。',
    loanInShort: '最高可申請 100% 按揭貸款，以銀行審批為準',
    noFullLoan: '本項目不在 100% 貸款計劃之內，貸款額由銀行按個別情況審批。',
    quota:
      '外籍人士可持有永久業權，合計以全棟單位總面積的 49% 為限；購房款須由境外以外幣匯入，並備銀行證明。預訂前，我們會告知剩餘配額。',
    quotaAtResale:
      '外籍人士可持有永久業權，合計以全棟單位總面積的 49% 為限；購房款須由境外以外幣匯入，並備銀行證明。支付訂金前，請先向公寓法人索取配額證明。',
    reserve: '選好單位並在本頁留下資料，銷售顧問會與您一起完成預訂；開放網上預訂期間，您也可在本頁自行預訂。',
  },
  chs: {
    loan: '最高可申请房价 100% 的按揭贷款，以银行审批为准；适用于在泰国有收入的借款人，海外买家条件不同，请先咨询。',
    loanInShort: '最高可申请 100% 按揭贷款，以银行审批为准',
    noFullLoan: '本项目不参与 100% 贷款计划，额度由银行逐案审批。',
    quota:
      '外国人可持有永久产权，合计以全楼单元总面积的 49% 为限；购房款须从境外以外币汇入，并备银行证明。预订前，我们会告知剩余配额。',
    quotaAtResale:
      '外国人可持有永久产权，合计以全楼单元总面积的 49% 为限；购房款须从境外以外币汇入，并备银行证明。付定金之前，请先向公寓法人索取配额证明。',
    reserve: '选好房源并在本页留下信息，置业顾问会与您一起完成预订；开放在线预订期间，您也可以在本页自行预订。',
  },
} as const satisfies Record<Locale, Record<string, string>>
