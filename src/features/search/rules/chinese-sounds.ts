/**
 * Characters that Chinese names of places are written with, and others of the same sound, tones aside: what an input
 * by sound offers first is typed. In simplified ones, as folding leaves them; figures are in none of them.
 */
const SAME_SOUND = (
  '阿啊|艾爱哀|安暗岸|巴吧芭|班般斑|邦帮榜|贝备背倍|奔本|碧必毕比璧|博波伯柏|布部步|差查察茶岔叉|昌长常|晨陈|达答搭|丹单|' +
  '迪地蒂|东冬|格各歌葛|甘干赣|恭公工|亨恒|宏洪红|华花|汇惠辉|集吉基级|甲家加佳嘉|节杰|卡喀咖|凯开|坎刊|克科柯可|' +
  '空孔|库苦|昆坤|莱赖|蓝兰岚|朗郎浪廊|乐勒叻|里利丽莉力黎理|琳林霖|玲灵铃|隆龙|鲁路卢|伦仑|罗洛络萝|玛马码妈|迈麦买脉|' +
  '曼蔓满|蒙孟|米密弥|莫摩默|纳那娜拿哪|南楠喃|尼妮泥|农侬浓|努奴怒|诺糯|帕怕爬|派拍|攀潘盘|蓬鹏朋彭澎棚篷|披皮毗批|' +
  '普浦蒲|奇齐其琪|荣容融蓉|萨撒洒|赛塞|讪山善|色瑟|沙莎纱|诗是世仕史士师|素苏速宿|索所锁|他塔它|泰太台|提堤题|' +
  '通同童桐|图途|瓦哇佤|湾弯宛挽晚婉|旺王汪|威维卫韦薇|武吴乌|西希席喜|亚雅娅|燕炎言|亿逸益易伊依义意|因音|育裕玉|' +
  '乍扎札|章张|真珍|庭廷亭停|恰洽|昭朝招|辛新欣|桥乔侨|圣胜盛|碑杯'
).split('|')

const alike = new Map<string, string>()
for (const group of SAME_SOUND) for (const character of group) alike.set(character, group)

/** A shorter name is too easily another word: 賽瑪 is a station, 賽馬 a horse race. */
const SHORTEST = 3
const ONLY_HAN = /^\p{Script=Han}+$/u

/** The ways to write a folded Chinese name with one character replaced by another of its sound. */
export function soundingAlike(name: string): string[] {
  if (name.length < SHORTEST || !ONLY_HAN.test(name)) return []
  return [...name].flatMap((character, at) =>
    [...(alike.get(character) ?? '')]
      .filter((other) => other !== character)
      .map((other) => name.slice(0, at) + other + name.slice(at + 1)),
  )
}
