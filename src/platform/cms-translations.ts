/**
 * What the back office says of the languages of the content, instead of the framework's words: its Thai calls a language
 * a place, and its English a locale.
 */
export const BACK_OFFICE_TRANSLATIONS = {
  th: {
    error: {
      localesNotSaved_one: 'บันทึกภาษาต่อไปนี้ไม่ได้:',
      localesNotSaved_other: 'บันทึกภาษาต่อไปนี้ไม่ได้:',
    },
    general: {
      allLocales: 'ทุกภาษา',
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
      publishAllLocales: 'เผยแพร่ทุกภาษา',
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
