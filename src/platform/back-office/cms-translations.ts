/**
 * What the back office says instead of the framework's words. Its Thai calls a language a place, keeps English words and,
 * for three texts, has the instruction of a translation program in their place; its English calls a language a locale.
 */
export const BACK_OFFICE_TRANSLATIONS = {
  th: {
    authentication: {
      checkYourEmailForPasswordReset:
        'หากมีบัญชีที่ใช้อีเมลนี้ เราได้ส่งวิธีตั้งรหัสผ่านใหม่ไปให้แล้ว กรุณาดูในกล่องจดหมายและโฟลเดอร์จดหมายขยะ',
      resetPasswordToken: 'รหัสสำหรับตั้งรหัสผ่านใหม่',
    },
    fields: {
      block: 'ส่วน',
      blocks: 'ส่วน',
      blockType: 'ชนิดของส่วน',
      chooseBetweenCustomTextOrDocument: 'เลือกว่าจะกรอกที่อยู่เองหรือเชื่อมไปยังเอกสารอื่น',
      searchForBlock: 'ค้นหาส่วน',
      toggleBlock: 'ย่อหรือขยายส่วนนี้',
    },
    upload: { selectCollectionToBrowse: 'เลือกชุดข้อมูล' },
    error: {
      incorrectCollection: 'ชุดข้อมูลไม่ถูกต้อง',
      tokenInvalidOrExpired: 'ลิงก์ไม่ถูกต้องหรือหมดอายุ',
      verificationTokenInvalid: 'ลิงก์ยืนยันไม่ถูกต้อง',
      localesNotSaved_one: 'บันทึกภาษาต่อไปนี้ไม่ได้:',
      localesNotSaved_other: 'บันทึกภาษาต่อไปนี้ไม่ได้:',
    },
    general: {
      allLocales: 'ทุกภาษา',
      clear: 'ล้าง',
      collections: 'ชุดข้อมูล',
      deletedCountSuccessfully: 'ลบ{{label}} {{count}} รายการแล้ว',
      globals: 'หน้าและการตั้งค่า',
      payloadSettings: 'การตั้งค่าหลังบ้าน',
      restoring: 'กำลังกู้คืน…',
      fallbackToDefaultLocale: 'ใช้ข้อความของภาษาหลักแทน',
      false: 'ไม่',
      locale: 'ภาษา',
      locales: 'ภาษา',
      true: 'ใช่',
    },
    localization: {
      cannotCopySameLocale: 'เลือกภาษาอื่นเพื่อคัดลอก',
      copyToLocale: 'คัดลอกไปยังภาษาอื่น',
      localeToPublish: 'ภาษาที่จะเผยแพร่',
      selectedLocales: 'ภาษาที่เลือก',
      selectLocaleToCopy: 'เลือกภาษาที่จะคัดลอก',
      selectLocaleToDuplicate: 'เลือกภาษาที่จะทำซ้ำ',
    },
    version: {
      aboutToRestoreGlobal: 'คุณกำลังจะคืนค่า{{label}}เป็นเวอร์ชันวันที่ {{versionDate}}',
      noLabelGroup: 'กลุ่มไม่มีชื่อ',
      publishAllLocales: 'เผยแพร่ทุกภาษา',
      viewingVersionGlobal: 'กำลังดูเวอร์ชันของ{{entityLabel}}',
      viewingVersionsGlobal: 'กำลังดูเวอร์ชันของ{{entityLabel}}',
      publishIn: 'เผยแพร่เฉพาะ{{locale}}',
      unpublishIn: 'ยกเลิกการเผยแพร่{{locale}}',
    },
  },
  en: {
    error: {
      localesNotSaved_one: 'This language could not be saved:',
      localesNotSaved_other: 'These languages could not be saved:',
    },
    general: {
      allLocales: 'All languages',
      fallbackToDefaultLocale: 'Use the text of the main language',
      false: 'No',
      locale: 'Language',
      locales: 'Languages',
      true: 'Yes',
    },
    localization: {
      cannotCopySameLocale: 'Choose another language to copy to',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'Chosen languages',
      selectLocaleToCopy: 'Choose the language to copy',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    version: {
      publishAllLocales: 'Publish all languages',
      selectLocales: 'Choose the languages to show',
      showLocales: 'Show languages:',
    },
  },
}
