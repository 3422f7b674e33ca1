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
    reserve: 'เลือกยูนิตแล้วส่งข้อมูลติดต่อจากหน้านี้ ฝ่ายขายจะดำเนินการจองไปพร้อมกับคุณ',
  },
  en: {
    loan: 'You can apply for a loan of up to 100% of the price, subject to the bank’s approval. This is for borrowers with income in Thailand; buyers from abroad, please ask us first.',
    loanInShort: 'loans of up to 100% of the price, if the bank agrees',
    noFullLoan: 'The project is not in the 100% loan programme; the bank decides how much it lends.',
    quota:
      'Foreign owners may together hold freehold up to 49% of the total area of all units in the building. The money must come from abroad in foreign currency, with bank evidence; we tell you what is left of the quota before you reserve.',
    quotaAtResale:
      'Foreign owners may together hold freehold up to 49% of the total area of all units in the building. The money must come from abroad in foreign currency, with bank evidence; ask the juristic office for a letter on the quota before you pay a deposit.',
    reserve: 'Choose a unit and send us your details on this page; our sales team makes the reservation with you.',
  },
} as const
