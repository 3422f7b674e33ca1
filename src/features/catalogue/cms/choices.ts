import { option } from '@/platform/back-office/cms-labels'

export const BRAND_OPTIONS = [option('noble', 'noble', 'noble'), option('nue', 'nue', 'nue')]

export const GROUP_OPTIONS = [
  option('Condominium', 'Condominium', 'คอนโดมิเนียม'),
  option('House', 'House', 'บ้าน'),
  option('Townhome', 'Townhome', 'ทาวน์โฮม'),
  option('Single_detached_house', 'Single detached house', 'บ้านเดี่ยว'),
  option('Land', 'Land', 'ที่ดินเปล่า'),
]

export const BADGE_OPTIONS = [
  option('New_Project', 'New project', 'โครงการใหม่'),
  option('EIA_Approved', 'EIA approved', 'ผ่าน EIA แล้ว'),
  option('Ready_to_Move', 'Ready to move in', 'พร้อมอยู่'),
  option('Sold_Out', 'Sold out', 'ขายหมดแล้ว'),
]

export const TAG_OPTIONS = [
  option('pet_friendly', 'Pet friendly', 'เลี้ยงสัตว์ได้'),
  option('shophouse', 'Shophouse', 'อาคารพาณิชย์'),
  option('near_expressway', 'Near an expressway', 'ใกล้ทางด่วน'),
  option('next_to_mall', 'Next to a mall', 'ใกล้ศูนย์การค้า'),
  option('river_view', 'River view', 'วิวแม่น้ำ'),
]

export const FACILITY_OPTIONS = [
  option('pool', 'Swimming pool', 'สระว่ายน้ำ'),
  option('gym', 'Fitness room', 'ฟิตเนส'),
  option('garden', 'Garden', 'สวน'),
  option('lobby', 'Lobby', 'ล็อบบี้'),
  option('coworking', 'Co-working space', 'โคเวิร์กกิ้งสเปซ'),
  option('library', 'Library', 'ห้องสมุด'),
  option('playground', 'Playground', 'สนามเด็กเล่น'),
  option('petPark', 'Pet park', 'สวนสำหรับสัตว์เลี้ยง'),
  option('sky', 'Sky lounge', 'สกายเลานจ์'),
  option('onsen', 'Onsen bath', 'ออนเซ็น'),
  option('clubhouse', 'Clubhouse', 'คลับเฮาส์'),
  option('ev', 'EV chargers', 'จุดชาร์จรถ EV'),
  option('shuttle', 'Shuttle', 'รถรับส่ง'),
  option('security', '24-hour security', 'รักษาความปลอดภัย 24 ชั่วโมง'),
  option('parcel', 'Parcel lockers', 'ล็อกเกอร์รับพัสดุ'),
  option('kitchen', 'Shared kitchen', 'ครัวส่วนกลาง'),
  option('jogging', 'Running track', 'ลู่วิ่ง'),
  option('retail', 'Shops on site', 'ร้านค้าในโครงการ'),
]

export const KIND_OPTIONS = [
  option('studio', 'Studio', 'สตูดิโอ'),
  option('bed1', '1 bedroom', '1 ห้องนอน'),
  option('bed1plus', '1 bedroom plus', '1 ห้องนอนพลัส'),
  option('bed2', '2 bedrooms', '2 ห้องนอน'),
  option('bed3', '3 bedrooms', '3 ห้องนอน'),
  option('duplex', 'Duplex', 'ดูเพล็กซ์'),
  option('penthouse', 'Penthouse', 'เพนต์เฮาส์'),
  option('house', 'House', 'บ้าน'),
  option('townhome', 'Townhome', 'ทาวน์โฮม'),
  option('shophouse', 'Shophouse', 'อาคารพาณิชย์'),
  option('plot', 'Plot of land', 'แปลงที่ดิน'),
]

export const UNIT_STATE_OPTIONS = [
  option('available', 'Available', 'ว่าง'),
  option('reserved', 'Reserved', 'ติดจอง'),
  option('sold', 'Sold', 'ขายแล้ว'),
  option('withheld', 'Not yet released', 'ยังไม่เปิดขาย'),
]

export const ORIENTATION_OPTIONS = [
  option('N', 'North', 'เหนือ'),
  option('NE', 'North-east', 'ตะวันออกเฉียงเหนือ'),
  option('E', 'East', 'ตะวันออก'),
  option('SE', 'South-east', 'ตะวันออกเฉียงใต้'),
  option('S', 'South', 'ใต้'),
  option('SW', 'South-west', 'ตะวันตกเฉียงใต้'),
  option('W', 'West', 'ตะวันตก'),
  option('NW', 'North-west', 'ตะวันตกเฉียงเหนือ'),
]

export const NEARBY_OPTIONS = [
  option('school', 'School', 'โรงเรียน'),
  option('hospital', 'Hospital', 'โรงพยาบาล'),
  option('mall', 'Shopping', 'ศูนย์การค้า'),
  option('park', 'Park', 'สวนสาธารณะ'),
  option('expressway', 'Expressway', 'ทางด่วน'),
  option('office', 'Office', 'อาคารสำนักงาน'),
  option('university', 'University', 'มหาวิทยาลัย'),
  option('airport', 'Airport', 'สนามบิน'),
]
