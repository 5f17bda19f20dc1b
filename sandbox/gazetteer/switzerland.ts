import { townsOf } from "./town";

/** In French, as the Swiss site is. */
export const SWITZERLAND = townsOf("CH", [
  ["Genève", "1204", 46.2022, 6.1457, "rue du Rhône", "rue de la Croix-d’Or", "rue de la Confédération"],
  ["Genève", "1201", 46.2084, 6.1427, "rue du Mont-Blanc"],
  ["Carouge", "1227", 46.1817, 6.1392, "rue Saint-Joseph"],
  ["Lausanne", "1003", 46.5197, 6.6323, "rue de Bourg", "place Saint-François"],
  ["Vevey", "1800", 46.4603, 6.8412, "rue du Lac"],
  ["Montreux", "1820", 46.4312, 6.9107, "Grand-Rue"],
  ["Nyon", "1260", 46.3833, 6.2396, "rue de Rive"],
  ["Morges", "1110", 46.5113, 6.4985, "Grand-Rue"],
  ["Fribourg", "1700", 46.8065, 7.162, "rue de Romont"],
  ["Neuchâtel", "2000", 46.99, 6.9293, "rue du Seyon"],
  ["La Chaux-de-Fonds", "2300", 47.1035, 6.8328, "avenue Léopold-Robert"],
  ["Sion", "1950", 46.2331, 7.3606, "avenue du Midi"],
  ["Martigny", "1920", 46.102, 7.0727],
  ["Yverdon-les-Bains", "1400", 46.7785, 6.6411, "rue du Lac"],
  ["Bulle", "1630", 46.6195, 7.0577, "Grand-Rue"],
  ["Bienne", "2502", 47.1404, 7.2471, "rue de Nidau"],
  ["Delémont", "2800", 47.3649, 7.3445],
  ["Berne", "3011", 46.9481, 7.4474, "Marktgasse", "Spitalgasse"],
  ["Bâle", "4051", 47.5546, 7.5886, "Freie Strasse"],
  ["Zurich", "8001", 47.3717, 8.5383, "Bahnhofstrasse", "Löwenstrasse"],
  ["Winterthour", "8400", 47.4989, 8.7286],
  ["Lucerne", "6004", 47.0531, 8.307, "Hertensteinstrasse"],
  ["Lugano", "6900", 46.0037, 8.9511, "via Nassa"],
  ["Saint-Gall", "9000", 47.4239, 9.3748],
]);
