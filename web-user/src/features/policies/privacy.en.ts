import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { mapProvider, type MapProvider } from './map-provider.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

const MAPS: Record<MapProvider, string> = {
  own: 'Our own server fetches the pictures that maps are made of, and your device keeps them for a while. No map service learns who looks, or which area a person looks at.',
  outside:
    'The pictures that maps are made of come from a map service, and your browser fetches them there. That service learns your internet address and which area you look at.',
  google:
    'Maps and places come from Google, and your browser fetches them there. Google learns your internet address and which area you look at.',
};

export const policy: Policy = {
  intro: `This page says what ${APP_NAME} knows about you, why, who sees it, and when it's gone.`,
  sections: [
    {
      title: 'Who this is for',
      paragraphs: [
        ...(operator() ? [`${APP_NAME} is run by ${operator()}. They are responsible for your data.`] : []),
        `${APP_NAME} is for adults. You must be 18 or older to have an account, and we don't knowingly keep data of anyone younger.`,
      ],
    },
    {
      title: 'What we collect',
      points: [
        'Account: name, username, email, date of birth and, if you like, a profile picture or a drawing.',
        'Profile: bio, interests and your answers to the survey.',
        'Location: the place you type in or detect. Its position is kept only to about a mile.',
        'Preferences: venue type, age range, times and dates you are available, and the maximum distance.',
        'Activity: chat messages, the meetups you were part of, whether you said that you come, come late or cannot come, tables you missed and what you wrote to us about them, and feedback you give, also whom you do not want to sit with again.',
        'Company: the friends you come with and the code you shared, changes of your table that you were asked about, and offers of a chat of two, each with your answer.',
        'What you set up: links to your calendar, to your plan for a friend and to your meetup, the devices that get push messages, and the messages you switched off.',
        'Verification, only if you choose it: your phone number, an identity document, and a fresh photo.',
        'Safety: reports you make or that concern you, the people you block, when we asked whether you are home safe and when you answered, and, if your account was ever suspended, why, until when and what you wrote to us about it.',
        'Technical: device and IP information, used to keep sessions and the service secure: the browser and system of each sign-in, a cookie that lets us recognize your browser for 180 days, and whether your account was the first of its network on its day.',
      ],
    },
    {
      title: 'What we use it for',
      points: [
        'to seat you with people who fit the preferences of everyone at the table;',
        'to run chats, meetups and the emails you need;',
        'to keep the service safe: to prevent abuse, look into reports and review verifications.',
      ],
      paragraphs: ["We don't sell your data and we don't show ads."],
    },
    {
      title: 'What other users see',
      paragraphs: [
        'People at your table see your first name, profile picture, an age range, your trust level and badges, your bio and your interests. They never see your last name, username, email, phone number, date of birth, exact age, address or position, nor how far away you live.',
        'People who could join the same open meetup may also see your survey answers. At a table, people see only the answers that they gave too and most of the table shares.',
        'If you organize a meetup, you can share a link to it. Anyone with the link sees its title, date, time, area and free seats, and no person or address, until you stop sharing it or the meetup begins.',
      ],
    },
    {
      title: 'Location',
      paragraphs: [
        'We use your location to seat you within the distance everyone has set and to find places nearby. Your browser asks before it shares a position, and you can always type an address instead.',
        MAPS[mapProvider()],
      ],
    },
    {
      title: 'Chat messages',
      paragraphs: [
        'Messages are visible to the people at the table from the moment they joined it. They are erased 180 days after the meal. When you delete your account, your chat messages are deleted within 30 days. Moderators read messages only when one of them has been reported, and every such look is recorded.',
      ],
    },
    {
      title: 'Phone numbers, identity documents and photos',
      points: [
        'Your phone number is used to send you codes and is kept until you remove it or delete your account.',
        'Identity documents are stored encrypted and seen only by the moderator who reviews them, who signs in with a second factor, and every view is recorded. A PDF is turned into pictures of its pages; the PDF itself is not kept. The file is deleted as soon as it is approved, within 7 days if it is rejected, and within 30 days if it was never decided.',
        'The photo you take to verify your picture is compared with your profile picture by a moderator and deleted on the same terms.',
        'What remains is the outcome, who reviewed it, when, and whether the date of birth agreed.',
      ],
    },
    {
      title: 'Reports, blocks and suspensions',
      paragraphs: [
        "The person you report isn't told who reported them; only our moderators know. With your report we keep a copy of what it is about: the profile as others saw it, the meetup, or the message with up to ten before and ten after it. Every look a moderator takes at it is recorded. The copy and your note are erased 180 days after the decision; the decision itself stays.",
        'Blocks are silent: the other person is not told. They are kept until you take them back or one of you deletes the account. A report that was never decided is deleted after 180 days, unless safety is at stake.',
        "If we suspend or close your account, you are told why and until when, and you can write to us once in the app so that a moderator who didn't decide it looks again. Reason, dates and notes are kept until your account is deleted.",
      ],
    },
    {
      title: 'Who helps us',
      paragraphs: [
        "Some of the work is done by services that may use your data only for that work: hosting and storage, sending email and text messages, looking up addresses and showing maps. If you sign in with another service, such as Google, it tells us your name, your email and whether it has verified it, and it learns that you use this one. We never get your password there, and we don't take your picture from it.",
      ],
    },
    {
      title: 'How long we keep it',
      points: [
        'Who sat with whom, whether you said that you come, and feedback: a year. Whom you do not want to sit with again: until one of you deletes the account.',
        'Missed tables: 90 days, and an appeal until 30 days after its answer.',
        'Groups of friends and their codes: until two days after the Saturday.',
        'Changes of a table and offers of a chat of two, with your answer: until they end, after 14 days at most. A chat of two closes after 90 days without a message.',
        'When we asked whether you are home safe, and when you answered: two days. We do not keep the answer; a no is a report.',
        'The link to your plan: until six hours after the start, or until you take it back. The link to your calendar: until you replace it or delete your account.',
        'A device with push messages: until you sign out on it or turn them off.',
        'Sign-ups, resets and changes that were not finished: a day after their code has ended. Counts that slow down abuse: a day at most.',
      ],
      paragraphs: [
        'We keep your data while you have an account. If you do not sign in for two years, we will email you twice and then delete it. The texts of meetups and proposals for venues are erased 180 days after the date. What our moderators did is on record for two years. When you delete your account, you are signed out, taken off every table and hidden at once; personal data and messages are erased within 30 days. The copy in a report about you is kept until 180 days after its decision, also when your account is gone. Sessions end after 7 days without use.',
      ],
    },
    {
      title: 'Your choices and rights',
      paragraphs: [
        'You can see and change most of your data in the app, download all of it, and delete your account. Depending on where you live you may also object to or restrict what we do with it, and complain to a data protection authority.',
      ],
    },
    {
      title: 'Changes and questions',
      paragraphs: [
        `When this policy changes, we'll publish it here with its date, and we'll tell you in the app if it matters. ${contactSentences(
          {
            byEmail: 'For questions, write to {contact}.',
            elsewhere: 'You can reach us here: {reach}.',
            otherwise: `For questions, please ask ${operatorName() || `the people who run ${APP_NAME} where you are`}.`,
          },
        )}`,
      ],
    },
  ],
};
