/** Who runs a node, and where that organisation has its head office. */
export interface NodePlace {
  readonly name: string;
  readonly city: string | null;
  /** Degrees; both null where there is no place to draw. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** By the node's account, `shard.realm.num`. */
export type NodePlaces = ReadonlyMap<string, NodePlace>;

/**
 * Members of the Hedera Council by the number of their node's account, as mainnet's address book names them (0.0.5, 0.0.11,
 * 0.0.16 and 0.0.26: as it once did), and the cities of their head offices. What the book itself says after the name is the
 * data centre of the day.
 */
const MAINNET = `
3|LG Electronics|Seoul, South Korea|37.5665|126.9780
4|Swirlds|Richardson, USA|32.9483|-96.7299
5|FIS|Jacksonville, USA|30.3322|-81.6557
6|Wipro|Bengaluru, India|12.9716|77.5946
7|Nomura|Tokyo, Japan|35.6762|139.6503
8|Google|Mountain View, USA|37.3861|-122.0839
9|Zain Group|Kuwait City, Kuwait|29.3759|47.9774
10|Magalu|São Paulo, Brazil|-23.5505|-46.6333
11|Boeing|Arlington, USA|38.8816|-77.0910
12|DLA Piper|London, United Kingdom|51.5074|-0.1278
13|Tata Communications|Mumbai, India|19.0760|72.8777
14|IBM|Armonk, USA|41.1265|-73.7140
15|Deutsche Telekom|Bonn, Germany|50.7374|7.0982
16|University College London|London, United Kingdom|51.5246|-0.1340
17|Avery Dennison|Mentor, USA|41.6662|-81.3396
18|Dentons|Washington, USA|38.9072|-77.0369
19|Standard Bank|Johannesburg, South Africa|-26.2041|28.0473
20|Australian Payments Plus|Sydney, Australia|-33.8688|151.2093
21|EDF|Paris, France|48.8566|2.3522
22|Shinhan Bank|Seoul, South Korea|37.5610|126.9764
23|Chainlink Labs|San Francisco, USA|37.7749|-122.4194
24|London School of Economics|London, United Kingdom|51.5144|-0.1165
25|IIT Madras|Chennai, India|13.0827|80.2707
26|DBS Bank|Singapore|1.2789|103.8536
27|ServiceNow|Santa Clara, USA|37.3541|-121.9552
28|Ubisoft|Saint-Mandé, France|48.8420|2.4186
29|abrdn|Edinburgh, United Kingdom|55.9533|-3.1883
30|Dell|Round Rock, USA|30.5083|-97.6789
31|COFRA Holding|Zug, Switzerland|47.1662|8.5155
32|Hitachi|Tokyo, Japan|35.6812|139.7671
33|Mondelēz International|Chicago, USA|41.8781|-87.6298
34|BitGo|Palo Alto, USA|37.4419|-122.1430
35|Arrow Electronics|Centennial, USA|39.5807|-104.8772
36|Nairobi Securities Exchange|Nairobi, Kenya|-1.2921|36.8219
37|Blockchain for Energy|Houston, USA|29.7604|-95.3698
38|Repsol|Madrid, Spain|40.4168|-3.7038`;

/** All nodes of the test network are run by Hashgraph. */
const TESTNET = [3, 4, 5, 6, 7, 8, 9].map((num) => `${num}|Hashgraph|Dallas, USA|32.7767|-96.7970`).join('\n');

/** The simulated network's companies are invented; their cities are those of its address book. */
const DEMO = `
3|Lanternworks Cooperative|Tallinn, Estonia|59.4370|24.7536
4|Osprey & Thornhill Freight|Halifax, Canada|44.6488|-63.5752
5|Quillfeather University|Leiden, Netherlands|52.1601|4.4970
6|Marigold Tidal Energy|Porto, Portugal|41.1579|-8.6291
7|Saltbrook Mutual Insurance|Wellington, New Zealand|-41.2865|174.7762
8|Kestrel Loom Textiles|Nagoya, Japan|35.1815|136.9066
9|Juniper Vale Telecom|Nairobi, Kenya|-1.2921|36.8219`;

const BUNDLED: ReadonlyMap<string, string> = new Map([
  ['mainnet', MAINNET],
  ['testnet', TESTNET],
  ['demo', DEMO],
]);

/** The places that ship with the program; none for other networks. */
export function bundledPlaces(network: string): NodePlaces {
  const lines = (BUNDLED.get(network) ?? '').split('\n').filter((line) => line !== '');
  return new Map(lines.map(placeOf));
}

function placeOf(line: string): [string, NodePlace] {
  const [num = '', name = '', city = '', latitude, longitude] = line.split('|');
  return [`0.0.${num}`, { name, city, latitude: Number(latitude), longitude: Number(longitude) }];
}
