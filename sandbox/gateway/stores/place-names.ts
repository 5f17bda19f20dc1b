/** What points of carriers are called: little shops that keep parcels, and where lockers stand. */

export const PICKUP_NAMES: Record<string, readonly string[]> = {
  FR: [
    "Tabac Presse de la Gare",
    "Maison de la Presse",
    "Épicerie du Marché",
    "Fleurs d’Angèle",
    "Pressing Blanc-Bleu",
    "Cordonnerie du Centre",
    "Librairie des Halles",
    "Boulangerie Martin",
    "Cave Saint-Vincent",
    "Quincaillerie Bertrand",
    "Laverie des Arcades",
    "Papeterie du Lycée",
  ],
  CH: [
    "Kiosque de la Gare",
    "Épicerie du Bourg",
    "Pressing du Lac",
    "Fleurs des Alpes",
    "Cordonnerie du Marché",
    "Librairie de la Place",
    "Boulangerie Favre",
    "Station du Pont",
  ],
  GB: [
    "Station Newsagent",
    "Corner Grocers",
    "Market Florist",
    "Bell’s Dry Cleaning",
    "The Key & Heel Bar",
    "Parade Stationers",
    "Church Street Stores",
    "The Paper Shop",
    "Village Post & Sweets",
    "Green Lane Off-Licence",
  ],
};

export const LOCKER_NAMES: Record<string, readonly string[]> = {
  FR: [
    "Consigne Gare",
    "Consigne Médiathèque",
    "Consigne Station-service",
    "Consigne Parking du Centre",
    "Consigne Supermarché",
    "Consigne Gare routière",
    "Consigne Piscine",
    "Consigne Mairie",
  ],
  CH: [
    "Consigne Gare",
    "Consigne Centre commercial",
    "Consigne Parking",
    "Consigne Station-service",
    "Consigne Université",
  ],
  GB: ["Locker Railway Station", "Locker Leisure Centre", "Locker Petrol Station", "Locker Car Park", "Locker Library"],
};
