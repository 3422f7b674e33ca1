/** The back office has two languages; its texts are not part of the site's messages. */
export const SIGN_IN_WORDS = {
  title: { en: 'Sign in to the back office', th: 'เข้าสู่ระบบหลังบ้าน' },
  email: { en: 'Email', th: 'อีเมล' },
  password: { en: 'Password', th: 'รหัสผ่าน' },
  code: { en: 'Verification code', th: 'รหัสยืนยัน' },
  codeHint: {
    en: 'The 6 digits in your code app, or a recovery code.',
    th: 'ตัวเลข 6 หลักในแอปรหัสยืนยัน หรือรหัสกู้คืน',
  },
  askCode: {
    en: 'Enter the code from your code app as well, or use a passkey. If you have neither, the email or password is incorrect.',
    th: 'กรุณากรอกรหัสจากแอปรหัสยืนยันด้วย หรือใช้พาสคีย์ หากคุณไม่มีทั้งสองอย่าง แสดงว่าอีเมลหรือรหัสผ่านไม่ถูกต้อง',
  },
  noMatch: {
    en: 'Email, password and code do not match. A code can be used once: wait for the next one. After several attempts, wait a few minutes.',
    th: 'อีเมล รหัสผ่าน และรหัสยืนยันไม่ตรงกัน รหัสใช้ได้ครั้งเดียว กรุณารอรหัสถัดไป หากลองหลายครั้งแล้วให้รอสักครู่',
  },
  busy: {
    en: 'Many people are signing in just now. Please try again in a few seconds.',
    th: 'ขณะนี้มีผู้เข้าสู่ระบบพร้อมกันจำนวนมาก กรุณาลองอีกครั้งในอีกไม่กี่วินาที',
  },
  failed: {
    en: 'The server could not be reached. Please try again.',
    th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองอีกครั้ง',
  },
  usePasskey: { en: 'Use a passkey', th: 'ใช้พาสคีย์' },
  orPasskey: {
    en: 'Or sign in with your email, your password and a passkey of this device.',
    th: 'หรือเข้าสู่ระบบด้วยอีเมล รหัสผ่าน และพาสคีย์ในอุปกรณ์นี้',
  },
  stopped: {
    en: 'No passkey was used. Try again, or enter a code.',
    th: 'ไม่ได้ใช้พาสคีย์ กรุณาลองอีกครั้งหรือกรอกรหัสยืนยัน',
  },
  noMatchPasskey: {
    en: 'Email, password and passkey do not match. After several attempts, wait a few minutes.',
    th: 'อีเมล รหัสผ่าน และพาสคีย์ไม่ตรงกัน หากลองหลายครั้งแล้วให้รอสักครู่',
  },
  forgot: { en: 'Forgot password?', th: 'ลืมรหัสผ่าน' },
  signIn: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
} as const

export const FACTOR_WORDS = {
  title: { en: 'Two-step verification', th: 'การยืนยันตัวตนขั้นที่สอง' },
  why: {
    en: 'A second step protects your account when you sign in: a code from an app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    th: 'ขั้นที่สองช่วยปกป้องบัญชีของคุณเมื่อเข้าสู่ระบบ คือรหัสจากแอปบนโทรศัพท์ เช่น Google Authenticator, Microsoft Authenticator หรือ 1Password',
  },
  scan: { en: '1. Scan this code with the app', th: '1. สแกนรหัสนี้ด้วยแอป' },
  qr: { en: 'QR code for the app', th: 'คิวอาร์โค้ดสำหรับแอป' },
  type: { en: 'Or type this key into the app:', th: 'หรือพิมพ์คีย์นี้ในแอป:' },
  enter: { en: '2. Enter the 6 digits the app shows', th: '2. กรอกตัวเลข 6 หลักที่แอปแสดง' },
  former: {
    en: 'A code from your current app, or a recovery code',
    th: 'รหัสจากแอปที่ใช้อยู่เดิม หรือรหัสกู้คืน',
  },
  turnOn: { en: 'Turn on', th: 'เปิดใช้งาน' },
  codes: { en: 'Your recovery codes', th: 'รหัสกู้คืนของคุณ' },
  keep: {
    en: 'Each signs you in once when you do not have your phone. They are not shown again: print them or keep them in a password manager.',
    th: 'แต่ละรหัสใช้เข้าสู่ระบบได้หนึ่งครั้งเมื่อไม่มีโทรศัพท์ รหัสจะไม่แสดงอีก กรุณาพิมพ์หรือเก็บไว้ในโปรแกรมจัดการรหัสผ่าน',
  },
  copy: { en: 'Copy the codes', th: 'คัดลอกรหัส' },
  copied: { en: 'Copied', th: 'คัดลอกแล้ว' },
  done: { en: 'I have saved them. Continue', th: 'เก็บรหัสแล้ว ดำเนินการต่อ' },
  on: { en: 'On since', th: 'เปิดใช้งานตั้งแต่' },
  off: { en: 'Not set up.', th: 'ยังไม่ได้ตั้งค่า' },
  left: { en: 'Recovery codes left:', th: 'รหัสกู้คืนที่เหลือ:' },
  setUp: { en: 'Set up', th: 'ตั้งค่า' },
  replace: { en: 'Use another app', th: 'เปลี่ยนแอป' },
  renew: { en: 'New recovery codes', th: 'สร้างรหัสกู้คืนชุดใหม่' },
  renewCode: { en: 'A code from your app', th: 'รหัสจากแอปของคุณ' },
  app: { en: 'Code app', th: 'แอปรหัสยืนยัน' },
  passkeys: { en: 'Passkeys', th: 'พาสคีย์' },
  noPasskeys: {
    en: 'No passkeys. With one, a fingerprint, your face or the PIN of your device takes the place of the code.',
    th: 'ยังไม่มีพาสคีย์ เมื่อมีแล้ว คุณใช้ลายนิ้วมือ ใบหน้า หรือ PIN ของอุปกรณ์แทนรหัสยืนยันได้',
  },
  orPasskey: { en: 'Or use a passkey instead', th: 'หรือใช้พาสคีย์แทน' },
  onlyPasskey: {
    en: 'There are no recovery codes with a passkey alone. If you lose the device, another admin has to reset the second step.',
    th: 'พาสคีย์อย่างเดียวไม่มีรหัสกู้คืน หากอุปกรณ์หาย ต้องให้ผู้ดูแลระบบคนอื่นรีเซ็ตขั้นที่สองให้',
  },
  addPasskey: { en: 'Add a passkey', th: 'เพิ่มพาสคีย์' },
  passkeyName: { en: 'Name of the passkey', th: 'ชื่อพาสคีย์' },
  passkeyNameHint: { en: 'Such as the device it is on.', th: 'เช่น ชื่ออุปกรณ์ที่เก็บพาสคีย์' },
  addedOn: { en: 'added', th: 'เพิ่มเมื่อ' },
  usedOn: { en: 'last used', th: 'ใช้ล่าสุด' },
  remove: { en: 'Remove', th: 'ลบ' },
  removeNow: { en: 'Remove now', th: 'ยืนยันการลบ' },
  stopped: {
    en: 'No passkey was created. This device may already have one of yours, or the request was closed.',
    th: 'ยังไม่ได้สร้างพาสคีย์ อุปกรณ์นี้อาจมีพาสคีย์ของคุณอยู่แล้ว หรือคำขอถูกปิดไป',
  },
  'not-made': { en: 'This passkey cannot be used here.', th: 'ใช้พาสคีย์นี้ที่นี่ไม่ได้' },
  'enough-passkeys': {
    en: 'You have ten passkeys. Remove one that you no longer use first.',
    th: 'คุณมีพาสคีย์ครบสิบรายการแล้ว กรุณาลบรายการที่ไม่ใช้ก่อน',
  },
  'wrong-password': {
    en: 'The current password is incorrect. After several attempts, wait 15 minutes.',
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง หากลองหลายครั้งแล้วให้รอสิบห้านาที',
  },
  none: { en: 'This has already been removed. Reload the page.', th: 'รายการนี้ถูกลบไปแล้ว กรุณาโหลดหน้าใหม่' },
  reset: { en: 'Reset', th: 'รีเซ็ต' },
  resetSure: {
    en: 'Remove code app and passkeys? This person is signed out everywhere, notified by email, and sets it up again when signing in.',
    th: 'ต้องการรีเซ็ตแอปรหัสยืนยันและพาสคีย์หรือไม่ บุคคลนี้จะออกจากระบบทุกที่ ได้รับอีเมลแจ้ง และต้องตั้งค่าใหม่เมื่อเข้าสู่ระบบ',
  },
  resetDone: { en: 'Reset complete.', th: 'รีเซ็ตแล้ว' },
  signOut: { en: 'Sign out', th: 'ออกจากระบบ' },
  current: { en: 'Current password', th: 'รหัสผ่านปัจจุบัน' },
  currentHint: {
    en: 'Only when you change your email, password or role.',
    th: 'กรอกเฉพาะเมื่อเปลี่ยนอีเมล รหัสผ่าน หรือบทบาท',
  },
  'offer-ended': {
    en: 'This page was open for too long. Reload it and start again.',
    th: 'หน้านี้เปิดไว้นานเกินไป กรุณาโหลดหน้าใหม่แล้วเริ่มอีกครั้ง',
  },
  'wrong-code': {
    en: 'Incorrect code. Check that the time on your phone is correct.',
    th: 'รหัสไม่ตรงกับที่แอปแสดงในขณะนี้ กรุณาตรวจสอบเวลาของโทรศัพท์',
  },
  'wrong-former-code': {
    en: 'The code from your current app is incorrect or has already been used.',
    th: 'รหัสจากแอปเดิมไม่ถูกต้อง หรือถูกใช้ไปแล้ว',
  },
  'too-many': { en: 'Too many attempts. Please wait an hour.', th: 'ทำรายการบ่อยเกินไป กรุณารอหนึ่งชั่วโมง' },
  failed: {
    en: 'The server could not be reached. Please try again.',
    th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองอีกครั้ง',
  },
} as const

export type FactorWord = keyof typeof FACTOR_WORDS

/** The sentence for what the server refused with. */
export const wordFor = (error: string | undefined): FactorWord =>
  error !== undefined && error in FACTOR_WORDS ? (error as FactorWord) : 'failed'

/** A moment as the back office shows it, by the clocks of Bangkok. */
export const momentOf = (at: string, language: string): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Bangkok' })

/** A word in the language the back office is read in. */
export type Say<Word extends string> = (word: Word) => string

export const sayIn =
  <Word extends string>(words: Record<Word, { en: string; th: string }>, language: string): Say<Word> =>
  (word) =>
    words[word][language === 'th' ? 'th' : 'en']
