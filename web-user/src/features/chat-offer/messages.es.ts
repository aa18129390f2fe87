export const chatOffer = {
  title: 'A {name} también le gustaría seguir en contacto',
  text: 'Se conocieron el {date} y a los dos les gustaría repetir. ¿Abrimos un chat solo para ustedes dos? Se abre si ambos dicen que sí.',
  until: 'Puedes responder hasta el {date}. Un no nunca se muestra.',
  waiting: 'Dijiste que sí. Si {name} también lo dice antes del {date}, encontrarás su chat aquí.',
  agree: 'Abrir un chat',
  decline: 'No, gracias',
  withdraw: 'Prefiero que no',
  openedTitle: 'Su chat está abierto',
  openedText: 'Es solo para ustedes dos. ¡Saluda!',
  failedTitle: 'No pudimos guardar tu respuesta',
  failedText: 'Inténtalo de nuevo.',
  offline: 'No tienes conexión. Podrás responder cuando vuelvas.',
};
