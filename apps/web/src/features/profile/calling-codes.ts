/** Country codes of telephone numbers by ISO 3166 country, as the ITU lists them (E.164). */
const CODES =
  'AF93 AL355 DZ213 AS1 AD376 AO244 AI1 AG1 AR54 AM374 AW297 AU61 AT43 AZ994 BS1 BH973 BD880 BB1 BY375 BE32 BZ501 BJ229 BM1 BT975 BO591 BA387 BW267 BR55 VG1 BN673 BG359 BF226 BI257 KH855 CM237 CA1 CV238 KY1 CF236 TD235 CL56 CN86 CO57 KM269 CG242 CD243 CK682 CR506 CI225 HR385 CU53 CW599 CY357 CZ420 DK45 DJ253 DM1 DO1 EC593 EG20 SV503 GQ240 ER291 EE372 SZ268 ET251 FK500 FO298 FJ679 FI358 FR33 GF594 PF689 GA241 GM220 GE995 DE49 GH233 GI350 GR30 GL299 GD1 GP590 GU1 GT502 GG44 GN224 GW245 GY592 HT509 HN504 HK852 HU36 IS354 IN91 ID62 IR98 IQ964 IE353 IM44 IL972 IT39 JM1 JP81 JE44 JO962 KZ7 KE254 KI686 XK383 KW965 KG996 LA856 LV371 LB961 LS266 LR231 LY218 LI423 LT370 LU352 MO853 MG261 MW265 MY60 MV960 ML223 MT356 MH692 MQ596 MR222 MU230 MX52 FM691 MD373 MC377 MN976 ME382 MS1 MA212 MZ258 MM95 NA264 NR674 NP977 NL31 NC687 NZ64 NI505 NE227 NG234 NU683 KP850 MK389 MP1 NO47 OM968 PK92 PW680 PS970 PA507 PG675 PY595 PE51 PH63 PL48 PT351 PR1 QA974 RE262 RO40 RU7 RW250 KN1 LC1 PM508 VC1 WS685 SM378 ST239 SA966 SN221 RS381 SC248 SL232 SG65 SX1 SK421 SI386 SB677 SO252 ZA27 KR82 SS211 ES34 LK94 SH290 SD249 SR597 SE46 CH41 SY963 TW886 TJ992 TZ255 TH66 TL670 TG228 TK690 TO676 TT1 TN216 TR90 TM993 TC1 TV688 UG256 UA380 AE971 GB44 US1 UY598 UZ998 VU678 VA39 VE58 VN84 VI1 WF681 YE967 ZM260 ZW263';

/** A country and how it is dialled. */
export interface CallingCode {
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly name: string;
  /** Without the plus sign. */
  readonly code: string;
}

/** Where a number begins whose country is not said. */
const DEFAULT_COUNTRY = 'US';
/** Listed before all others. */
const PREFERRED = ['US', 'GB', 'CA', 'DE', 'FR', 'IN', 'JP', 'KR', 'SG', 'BR', 'AU', 'AE'];

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const ALL: readonly CallingCode[] = CODES.split(' ')
  .map((text) => ({
    country: text.slice(0, 2),
    code: text.slice(2),
    name: names.of(text.slice(0, 2)) ?? text.slice(0, 2),
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The preferred countries, and all others by name. */
export const COUNTRIES: Readonly<Record<'preferred' | 'others', readonly CallingCode[]>> = {
  preferred: PREFERRED.flatMap((country) => ALL.filter((one) => one.country === country)),
  others: ALL.filter(({ country }) => !PREFERRED.includes(country)),
};

/** A stored number, taken apart: of countries that share a code, the preferred one. */
export function splitNumber(number: string): { readonly country: string; readonly rest: string } {
  const digits = number.replace(/^\+/, '');
  const all = [...COUNTRIES.preferred, ...COUNTRIES.others];
  const found = all.filter(({ code }) => digits.startsWith(code)).toSorted((a, b) => b.code.length - a.code.length)[0];
  return found === undefined
    ? { country: DEFAULT_COUNTRY, rest: digits }
    : { country: found.country, rest: digits.slice(found.code.length) };
}

/** The whole number; empty where nothing was typed. A number that is typed with its own code stays so. */
export function joinNumber(country: string, rest: string): string {
  const typed = rest.trim();
  if (typed === '' || typed.startsWith('+')) return typed;
  const all = [...COUNTRIES.preferred, ...COUNTRIES.others];
  return `+${all.find((one) => one.country === country)?.code ?? ''} ${typed}`;
}
